import cluster from 'node:cluster'
import { once } from 'node:events'
import { format } from 'node:util'
import { collectMetrics, reportMetrics } from './cluster-metrics.ts'
import { readConfig } from './config.ts'
import { stdoutLog as log } from './log.ts'
import { openRenderer } from './open-renderer.ts'
import { shopServer } from './shop-server.ts'
import type { FromWorker } from './worker-messages.ts'

/** Milliseconds in which a worker that stops finishes its requests. */
const stopDeadline = 10_000

const config = readConfig(process.env)
/** The pages of the shop report what they catch there. */
console.warn = console.error = (...parts: unknown[]) =>
  log.error(parts.find((part) => part instanceof Error) ?? format(...parts))

const renderer = await openRenderer(config.dist)
const { server, stop, families, pagesDrawn } = await shopServer({
  config,
  renderer,
  log,
  joinMetrics: collectMetrics,
})
reportMetrics(families)

let isWornOut = false
server.on('request', () => {
  if (isWornOut || pagesDrawn() < config.maxPages) return
  isWornOut = true
  process.send!({ kind: 'worn-out' } satisfies FromWorker)
})

let isStopping = false
async function stopAndExit() {
  if (isStopping) return
  isStopping = true
  await stop(stopDeadline)
  /** Until the primary knows, it may hand on connections, which a closed server gives back. */
  cluster.worker!.disconnect()
  await once(process, 'disconnect')
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stopAndExit)

server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE'
  log.error(isTaken ? new Error(`Port ${config.port} is taken. Set PORT to another.`) : error)
  process.exit(1)
})
server.listen(config.port, config.host)

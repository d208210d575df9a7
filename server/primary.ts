import cluster, { type Worker } from 'node:cluster'
import { join } from 'node:path'
import { sendAllMetrics } from './cluster-metrics.ts'
import type { Config } from './config.ts'
import type { FromWorker } from './worker-messages.ts'

/** Milliseconds. A worker finishes within ten seconds, unless it is stuck. */
const killAfter = 12_000
const restartDelay = 1_000

/**
 * Starts the workers, replaces one that is worn out or has died, and stops all on SIGTERM and SIGINT. `env` is what `config`
 * was read from. Resolves to the port when the first one listens.
 */
export function runPrimary({ workers }: Pick<Config, 'workers'>, env: NodeJS.ProcessEnv): Promise<number> {
  cluster.setupPrimary({ exec: join(import.meta.dirname, 'worker.ts') })
  const fork = () => cluster.fork({ ...env, NODE_ENV: 'production' })
  const living = () => Object.values(cluster.workers ?? {})
  const replaced = new Set<number>()
  let [hasListened, isStopping] = [false, false]

  function replace(worker: Worker) {
    replaced.add(worker.id)
    fork().once('listening', () => worker.process.kill('SIGTERM'))
  }

  function stop(exitCode: number) {
    if (isStopping) return
    isStopping = true
    for (const worker of living()) worker!.process.kill('SIGTERM')
    const exit = () => living().length === 0 && process.exit(exitCode)
    cluster.on('exit', exit)
    exit()
    setTimeout(() => living().forEach((worker) => worker!.process.kill('SIGKILL')), killAfter)
  }

  cluster.on('message', (worker, message: FromWorker) => {
    if (message.kind === 'worn-out' && !isStopping) replace(worker)
    if (message.kind === 'collect-metrics') void sendAllMetrics(worker)
  })
  cluster.on('exit', ({ id }) => {
    if (isStopping || replaced.delete(id)) return
    if (!hasListened) return stop(1)
    setTimeout(() => isStopping || fork(), restartDelay)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0))
  for (let count = 0; count < workers; count += 1) fork()
  return new Promise((resolve) =>
    cluster.once('listening', (_, { port }) => {
      hasListened = true
      resolve(port)
    }),
  )
}

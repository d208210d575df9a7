import cluster, { type Worker } from 'node:cluster'
import { join } from 'node:path'
import { sendAllMetrics } from './cluster-metrics.ts'
import type { Config } from './config.ts'
import { stdoutLog } from './log.ts'
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
  const living = () => Object.values(cluster.workers ?? {})
  const wornOut = new Set<Worker>()
  let [hasListened, isStopping] = [false, false]

  /** `last`: the worker that it replaces, which works on until then. */
  function start(last?: Worker) {
    const worker = cluster.fork({ ...env, NODE_ENV: 'production' })
    let isListening = false
    /** A message to a worker that has just died is an error, which would end the server without a listener. */
    worker.on('error', stdoutLog.error)
    worker.once('listening', () => {
      isListening = true
      last?.process.kill('SIGTERM')
    })
    worker.once('exit', () => {
      if (isStopping || wornOut.delete(worker)) return
      if (!hasListened) return stop(1)
      setTimeout(() => isStopping || start(isListening ? undefined : last), restartDelay)
    })
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
    if (message.kind === 'collect-metrics') void sendAllMetrics(worker)
    if (message.kind !== 'worn-out' || isStopping) return
    wornOut.add(worker)
    start(worker)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0))
  for (let count = 0; count < workers; count += 1) start()
  return new Promise((resolve) =>
    cluster.once('listening', (_, { port }) => {
      hasListened = true
      resolve(port)
    }),
  )
}

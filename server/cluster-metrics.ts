import cluster, { type Worker } from 'node:cluster'
import { joinFamilies, type MetricFamily } from './metrics-text.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

/** Milliseconds after which a busy worker is left out. */
const patience = 1_000

function metricsOf(worker: Worker): Promise<MetricFamily[]> {
  return new Promise((resolve) => {
    const done = (families: MetricFamily[]) => {
      clearTimeout(timer)
      worker.off('message', onMessage)
      resolve(families)
    }
    const onMessage = (message: FromWorker) => {
      if (message.kind === 'own-metrics') done(message.families)
    }
    const timer = setTimeout(done, patience, [])
    worker.on('message', onMessage)
    worker.send({ kind: 'report-metrics' } satisfies ToWorker)
  })
}

/** In the primary: a request for metrics comes to one worker, which wants those of all. */
export async function sendAllMetrics(to: Worker) {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected())
  const pairs = workers.map(async (worker) => [worker!.id, await metricsOf(worker!)] as const)
  const families = joinFamilies(Object.fromEntries(await Promise.all(pairs)))
  if (to.isConnected()) to.send({ kind: 'all-metrics', families } satisfies ToWorker)
}

const tellPrimary = (message: FromWorker) => process.send!(message)

/** In a worker: reports its own metrics to the primary. */
export const reportMetrics = (own: () => MetricFamily[]) =>
  void process.on('message', (message: ToWorker) => {
    if (message.kind === 'report-metrics') tellPrimary({ kind: 'own-metrics', families: own() })
  })

/** In a worker: the metrics of all. */
export function collectMetrics(): Promise<MetricFamily[]> {
  return new Promise((resolve) => {
    const onMessage = (message: ToWorker) => {
      if (message.kind !== 'all-metrics') return
      process.off('message', onMessage)
      resolve(message.families)
    }
    process.on('message', onMessage)
    tellPrimary({ kind: 'collect-metrics' })
  })
}

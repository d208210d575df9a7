import type { CallResult } from './api-client.ts'
import type { MetricFamily } from './metrics-text.ts'

/** Seconds. */
const renderBuckets = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

function counter(name: string, help: string, labelNames: readonly string[] = []) {
  const values = new Map<string, number>()
  const labelsOf = (key: string) =>
    Object.fromEntries(labelNames.map((label, at) => [label, (JSON.parse(key) as string[])[at]!]))
  return {
    add(...labels: string[]) {
      const key = JSON.stringify(labels)
      values.set(key, (values.get(key) ?? 0) + 1)
    },
    family: (): MetricFamily => ({
      name,
      help,
      type: 'counter',
      samples: [...values].map(([key, value]) => ({ labels: labelsOf(key), value })),
    }),
  }
}

function histogram(name: string, help: string, bounds: readonly number[]) {
  const counts = bounds.map(() => 0)
  let [sum, count] = [0, 0]
  return {
    observe(value: number) {
      sum += value
      count += 1
      bounds.forEach((bound, at) => value <= bound && (counts[at]! += 1))
    },
    family: (): MetricFamily => ({
      name,
      help,
      type: 'histogram',
      samples: [
        ...bounds.map((le, at) => ({ suffix: '_bucket', labels: { le }, value: counts[at]! })),
        { suffix: '_bucket', labels: { le: '+Inf' }, value: count },
        { suffix: '_sum', labels: {}, value: sum },
        { suffix: '_count', labels: {}, value: count },
      ],
    }),
  }
}

const single = (type: 'gauge' | 'counter', name: string, help: string, value: number): MetricFamily => ({
  name,
  help,
  type,
  samples: [{ labels: {}, value }],
})

/** Under the names that Prometheus's own clients have for them. */
function processFamilies(): MetricFamily[] {
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed } = process.memoryUsage()
  return [
    single('counter', 'process_cpu_seconds_total', 'Processor time.', (user + system) / 1e6),
    single('gauge', 'process_resident_memory_bytes', 'Memory of the process.', rss),
    single('gauge', 'shop_heap_bytes', 'Heap in use.', heapUsed),
  ]
}

export type Metrics = ReturnType<typeof createMetrics>

/** What one worker counts from its start. */
export function createMetrics() {
  const requests = counter('shop_requests_total', 'Requests by what answered them.', ['kind', 'status'])
  const rejected = counter('shop_rejected_total', 'Requests refused because the queue was full.')
  const apiCalls = counter('shop_api_calls_total', 'Calls of the API by result.', ['result'])
  const renders = histogram('shop_render_seconds', 'Time to draw a page, with its calls.', renderBuckets)
  let pages = 0
  return {
    requestAnswered: (kind: string, status: number) => requests.add(kind, String(status)),
    requestRejected: () => rejected.add(),
    apiCalled: (result: CallResult) => apiCalls.add(result),
    pageDrawn(seconds: number) {
      pages += 1
      renders.observe(seconds)
    },
    pages: () => pages,
    families: ({ waiting }: { waiting: number }): MetricFamily[] => [
      requests.family(),
      rejected.family(),
      apiCalls.family(),
      renders.family(),
      single('gauge', 'shop_queue_length', 'Pages that wait to be drawn.', waiting),
      single('gauge', 'shop_pages_drawn', 'Pages drawn since the start of the worker.', pages),
      ...processFamilies(),
    ],
  }
}

import type { MetricFamily } from './metrics-text.ts'

/** What the primary and its workers tell each other. */
export type FromWorker =
  | { kind: 'worn-out' }
  | { kind: 'collect-metrics' }
  | { kind: 'own-metrics'; families: MetricFamily[] }

export type ToWorker = { kind: 'report-metrics' } | { kind: 'all-metrics'; families: MetricFamily[] }

/** What a server has counted so far, over all its workers. */
export type Counts = { pages: number; apiCalls: number; cpuSeconds: number; residentBytes: number }

/** The sum of all series of `name` in Prometheus' text format. */
function sumOf(text: string, name: string): number {
  const series = text.matchAll(RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))
  return [...series].reduce((sum, [, value]) => sum + Number(value), 0)
}

export const countsOf = (text: string): Counts => ({
  pages: sumOf(text, 'shop_pages_drawn'),
  apiCalls: sumOf(text, 'shop_api_calls_total'),
  cpuSeconds: sumOf(text, 'process_cpu_seconds_total'),
  residentBytes: sumOf(text, 'process_resident_memory_bytes'),
})

import { expect, test } from 'vitest'
import { joinFamilies, metricsText } from '../../server/metrics-text.ts'
import { createMetrics } from '../../server/metrics.ts'
import { countsOf } from './server-metrics.ts'

test('counts are summed over workers and labels', () => {
  const [one, another] = [createMetrics(), createMetrics()]
  one.pageDrawn(0.01)
  for (const result of ['2xx', 'timeout']) one.apiCalled(result)
  another.pageDrawn(0.01)
  another.apiCalled('2xx')
  const text = metricsText(
    joinFamilies({ 1: one.families({ waiting: 0 }), 2: another.families({ waiting: 0 }) }),
  )
  const { cpuSeconds, residentBytes, ...counted } = countsOf(text)
  expect(counted).toEqual({ pages: 2, apiCalls: 3 })
  expect([cpuSeconds, residentBytes].every((figure) => figure > 0)).toBe(true)
})

import { expect, test } from 'vitest'
import type { Fault } from './faults.ts'
import { faultTitle, consumeFaults } from './faults.ts'

const draws = Array.from({ length: 2000 }, (_, at) => `seed:call:${at}`)
const titles = (faults: Fault[]) =>
  draws.map((draw) => faultTitle(consumeFaults(faults, 'getCart', draw).injected))

test('a fault with a chance hits that share of calls, deterministically', () => {
  const faults: Fault[] = [{ on: 'getCart', fault: 'drop', chance: 0.2 }]
  const struck = titles(faults).filter((title) => title === 'drop').length
  expect(struck).toBeGreaterThan(340)
  expect(struck).toBeLessThan(460)
  expect(titles(faults)).toEqual(titles(faults))
})

test('a latency distribution has the requested median and 95th percentile', () => {
  const faults: Fault[] = [{ on: '*', fault: { latency: { median: 200, p95: 900 } } }]
  const waits = draws
    .map((draw) => consumeFaults(faults, 'user', draw).injected.latency)
    .toSorted((a, b) => a - b)
  expect(waits[1000]).toBeGreaterThan(180)
  expect(waits[1000]).toBeLessThan(220)
  expect(waits[1900]).toBeGreaterThan(750)
  expect(waits[1900]).toBeLessThan(1080)
})

test('a latency combines with another fault, and each counts its own times', () => {
  const faults: Fault[] = [
    { on: 'getCart', fault: { latency: 300 }, times: 2 },
    { on: 'getCart', fault: 'truncate', times: 1 },
    { on: 'user', fault: 'drop' },
  ]
  const first = consumeFaults(faults, 'getCart', 'one')
  expect(faultTitle(first.injected)).toBe('latency 300, truncate')
  const second = consumeFaults(first.rest, 'getCart', 'two')
  expect(faultTitle(second.injected)).toBe('latency 300')
  expect(second.rest).toEqual([{ on: 'user', fault: 'drop' }])
})

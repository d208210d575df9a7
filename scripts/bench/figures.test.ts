import { expect, test } from 'vitest'
import { atLeast, atMost, median, ms, percentile, table } from './figures.ts'

test('median returns the middle value of unsorted figures', () => {
  expect(median([900, 10, 20])).toBe(20)
})

test('a percentile is a figure that was measured', () => {
  const figures = Array.from({ length: 100 }, (_, at) => 100 - at)
  expect([0, 0.5, 0.99, 1].map((share) => percentile(figures, share))).toEqual([1, 50, 99, 100])
  expect(percentile([7], 0.99)).toBe(7)
})

test('a figure equal to its limit meets the goal', () => {
  expect(atMost('LCP', 1800, 1800, ms)).toEqual({
    name: 'LCP',
    figure: '1800 ms',
    goal: '≤ 1800 ms',
    missed: false,
  })
  expect(atMost('LCP', 1801, 1800, ms).missed).toBe(true)
  expect(atLeast('requests', 1000, 1000, String)).toEqual({
    name: 'requests',
    figure: '1000',
    goal: '≥ 1000',
    missed: false,
  })
  expect(atLeast('requests', 999, 1000, String).missed).toBe(true)
})

test('the table marks only figures that have a goal', () => {
  const lines = [atMost('a task', 60, 50, ms), atMost('INP', 40, 100, ms), { name: 'LCP', figure: '2 ms' }]
  expect(table(lines)).toBe('✗ a task  60 ms   ≤ 50 ms\n✓ INP     40 ms   ≤ 100 ms\n  LCP     2 ms')
})

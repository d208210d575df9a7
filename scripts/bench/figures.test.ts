import { expect, test } from 'vitest'
import { atMost, median, ms, table } from './figures.ts'

test('median returns the middle value of unsorted figures', () => {
  expect(median([900, 10, 20])).toBe(20)
})

test('a figure equal to its limit meets the goal', () => {
  expect(atMost('LCP', 1800, 1800, ms)).toEqual({
    name: 'LCP',
    figure: '1800 ms',
    goal: '≤ 1800 ms',
    missed: false,
  })
  expect(atMost('LCP', 1801, 1800, ms).missed).toBe(true)
})

test('the table marks only figures that have a goal', () => {
  const lines = [atMost('a task', 60, 50, ms), atMost('INP', 40, 100, ms), { name: 'LCP', figure: '2 ms' }]
  expect(table(lines)).toBe('✗ a task  60 ms   ≤ 50 ms\n✓ INP     40 ms   ≤ 100 ms\n  LCP     2 ms')
})

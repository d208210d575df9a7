import { expect, test } from 'vitest'
import { atMost, median, ms, table } from './figures.ts'

test('the median is the one in the middle, whatever their order', () => {
  expect(median([900, 10, 20])).toBe(20)
})

test('what is as much as it may be is not missed', () => {
  expect(atMost('LCP', 1800, 1800, ms)).toEqual({
    name: 'LCP',
    figure: '1800 ms',
    due: '≤ 1800 ms',
    missed: false,
  })
  expect(atMost('LCP', 1801, 1800, ms).missed).toBe(true)
})

test('a goal has a mark, a figure alone has none', () => {
  const lines = [atMost('a task', 60, 50, ms), atMost('INP', 40, 100, ms), { name: 'LCP', figure: '2 ms' }]
  expect(table(lines)).toBe('✗ a task  60 ms   ≤ 50 ms\n✓ INP     40 ms   ≤ 100 ms\n  LCP     2 ms')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounced, stateAt, throttled, defaultSettings } from './scroll-reveal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('throttled runs at once and once more at the end of the interval', () => {
  const run = vi.fn<() => void>()
  const ask = throttled(run, defaultSettings.throttle)
  ask()
  expect(run).toHaveBeenCalledTimes(1)
  ask()
  ask()
  vi.advanceTimersByTime(98)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(500)
  expect(run).toHaveBeenCalledTimes(2)
  ask()
  expect(run).toHaveBeenCalledTimes(3)
})

test('debounced runs once after 50 ms without calls', () => {
  const run = vi.fn<() => void>()
  const ask = debounced(run, defaultSettings.debounce)
  ask()
  vi.advanceTimersByTime(49)
  ask()
  vi.advanceTimersByTime(49)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
})

test.each([
  ['below the window', { top: 800, bottom: 1200 }, 'in', 'away'],
  ['with a visible edge', { top: 700, bottom: 1200 }, 'away', 'away'],
  ['with a visible edge on the way out', { top: 700, bottom: 1200 }, 'in', 'in'],
  ['with 120 visible px', { top: 680, bottom: 1200 }, 'away', 'in'],
  ['that is small and fully visible', { top: 740, bottom: 800.4 }, 'away', 'in'],
  ['scrolled past', { top: -600, bottom: -200 }, 'away', 'in'],
] as const)('scroll reveal state of an element %s', (_, place, before, after) => {
  expect(stateAt(place, 800, defaultSettings.offset, before)).toBe(after)
})

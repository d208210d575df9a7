import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounced, stateAt, throttled, usual } from './scroll-in.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('throttled: at once, and once more at the end of its time', () => {
  const run = vi.fn<() => void>()
  const ask = throttled(run, usual.throttle)
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

test('debounced: once, when nobody has asked for 50 ms', () => {
  const run = vi.fn<() => void>()
  const ask = debounced(run, usual.debounce)
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
  ['its edge alone', { top: 700, bottom: 1200 }, 'away', 'away'],
  ['its edge alone, on the way out', { top: 700, bottom: 1200 }, 'in', 'in'],
  ['120 px of it', { top: 680, bottom: 1200 }, 'away', 'in'],
  ['all of it, though it is small', { top: 740, bottom: 800.4 }, 'away', 'in'],
  ['scrolled past', { top: -600, bottom: -200 }, 'away', 'in'],
] as const)('%s', (_, place, before, after) => {
  expect(stateAt(place, 800, usual.offset, before)).toBe(after)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countDown } from './count-down.ts'

beforeEach(() => void vi.useFakeTimers({ now: 10_000 }))
afterEach(() => void vi.useRealTimers())

test('a moment is counted down to each second, and no further', () => {
  const tell = vi.fn<(now: number) => void>()
  countDown(12_000, tell)
  vi.advanceTimersByTime(5_000)
  expect(tell.mock.calls).toEqual([[10_000], [11_000], [12_000]])
  expect(vi.getTimerCount()).toBe(0)
})

test('a moment that has come is not waited for', () => {
  countDown(10_000, () => {})
  expect(vi.getTimerCount()).toBe(0)
})

test('a count that is stopped leaves no timer', () => {
  countDown(60_000, () => {})()
  expect(vi.getTimerCount()).toBe(0)
})

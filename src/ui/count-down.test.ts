import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countDown } from './count-down.ts'

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.useFakeTimers({ now: 10_000 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('countDown ticks every second until its moment, then stops', () => {
  const onTick = vi.fn<(now: number) => void>()
  countDown(12_000, onTick)
  vi.advanceTimersByTime(5_000)
  expect(onTick.mock.calls).toEqual([[10_000], [11_000], [12_000]])
  expect(vi.getTimerCount()).toBe(0)
})

test('countDown to a past moment starts no timer', () => {
  countDown(10_000, () => {})
  expect(vi.getTimerCount()).toBe(0)
})

test('a stopped countDown leaves no timer', () => {
  countDown(60_000, () => {})()
  expect(vi.getTimerCount()).toBe(0)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countDown } from './count-down.ts'

let page: EventTarget & { hidden: boolean }

function setHidden(hidden: boolean) {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
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

test('a countDown has no timer while the page is hidden, and ticks once it is visible', () => {
  const onTick = vi.fn<(now: number) => void>()
  countDown(60_000, onTick)
  setHidden(true)
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(5_000)
  setHidden(false)
  vi.advanceTimersByTime(1_000)
  expect(onTick.mock.calls).toEqual([[10_000], [15_000], [16_000]])
})

test('a stopped countDown stays stopped when the page becomes visible', () => {
  const stop = countDown(60_000, () => {})
  setHidden(true)
  stop()
  setHidden(false)
  expect(vi.getTimerCount()).toBe(0)
})

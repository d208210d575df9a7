import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setVisibleInterval } from './visible-interval.ts'

let page: EventTarget & { hidden: boolean }
let callback: ReturnType<typeof vi.fn<() => void>>

function setHidden(hidden: boolean) {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false })
  callback = vi.fn<() => void>()
  vi.stubGlobal('document', page)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('there is no timer while the page is hidden, and an overdue call comes at once', () => {
  setVisibleInterval(callback, 1_000)
  setHidden(true)
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(5_000)
  setHidden(false)
  vi.advanceTimersByTime(0)
  expect(callback).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  expect(callback).toHaveBeenCalledTimes(2)
})

test('looking away for a moment delays no call', () => {
  setVisibleInterval(callback, 1_000)
  vi.advanceTimersByTime(900)
  setHidden(true)
  setHidden(false)
  vi.advanceTimersByTime(100)
  expect(callback).toHaveBeenCalledTimes(1)
})

test('a stopped interval stays stopped when the page becomes visible', () => {
  const stop = setVisibleInterval(callback, 1_000)
  setHidden(true)
  stop()
  setHidden(false)
  expect(vi.getTimerCount()).toBe(0)
})

test('a clock that is set back delays no call', () => {
  setVisibleInterval(callback, 1_000)
  setHidden(true)
  vi.setSystemTime(Date.now() - 3_600_000)
  setHidden(false)
  vi.advanceTimersByTime(0)
  expect(callback).toHaveBeenCalledTimes(1)
})

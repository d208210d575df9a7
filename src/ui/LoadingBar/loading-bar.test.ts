import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loading, loadingBegan, loadingEnded, timing } from './loading-bar.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  loading.phase = 'idle'
})

test('as the specification has it', () => {
  expect(timing).toEqual({ duration: 2_000, throttle: 200, hideDelay: 500, resetDelay: 400 })
})

test('a page that comes within 200 ms shows none', () => {
  loadingBegan()
  vi.advanceTimersByTime(199)
  loadingEnded()
  vi.advanceTimersByTime(5_000)
  expect(loading.phase).toBe('idle')
})

test('it runs until the page is there, fills, hides after 500 ms and is empty 400 ms later', () => {
  loadingBegan()
  vi.advanceTimersByTime(200)
  expect(loading.phase).toBe('running')
  vi.advanceTimersByTime(60_000)
  expect(loading.phase).toBe('running')
  loadingEnded()
  expect(loading.phase).toBe('done')
  vi.advanceTimersByTime(499)
  expect(loading.phase).toBe('done')
  vi.advanceTimersByTime(1)
  expect(loading.phase).toBe('hidden')
  vi.advanceTimersByTime(399)
  expect(loading.phase).toBe('hidden')
  vi.advanceTimersByTime(1)
  expect(loading.phase).toBe('idle')
})

test('another page begins before the bar of the first is gone', () => {
  loadingBegan()
  vi.advanceTimersByTime(200)
  loadingEnded()
  vi.advanceTimersByTime(600)
  loadingBegan()
  vi.advanceTimersByTime(200)
  expect(loading.phase).toBe('running')
  loadingBegan()
  vi.advanceTimersByTime(1_000)
  expect(loading.phase).toBe('running')
})

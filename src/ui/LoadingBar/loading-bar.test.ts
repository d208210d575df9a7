import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loading, startLoading, stopLoading, timing } from './loading-bar.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  loading.phase = 'idle'
})

test('loading bar timing matches the specification', () => {
  expect(timing).toEqual({ duration: 2_000, throttle: 200, hideDelay: 500, resetDelay: 400 })
})

test('a page that loads within 200 ms shows no loading bar', () => {
  startLoading()
  vi.advanceTimersByTime(199)
  stopLoading()
  vi.advanceTimersByTime(5_000)
  expect(loading.phase).toBe('idle')
})

test('loading bar runs until the page is loaded, hides after 500 ms and resets 400 ms later', () => {
  startLoading()
  vi.advanceTimersByTime(200)
  expect(loading.phase).toBe('running')
  vi.advanceTimersByTime(60_000)
  expect(loading.phase).toBe('running')
  stopLoading()
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

test('loading bar restarts for a navigation that begins while it is hiding', () => {
  startLoading()
  vi.advanceTimersByTime(200)
  stopLoading()
  vi.advanceTimersByTime(600)
  startLoading()
  vi.advanceTimersByTime(200)
  expect(loading.phase).toBe('running')
  startLoading()
  vi.advanceTimersByTime(1_000)
  expect(loading.phase).toBe('running')
})

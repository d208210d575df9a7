import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenComplete } from './when-complete.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** `missingAt` gives what is missing after so many milliseconds; returns how long it was waited, at most `most`. */
async function waited(missingAt: (time: number) => number, most: number) {
  const since = performance.now()
  let end = Number.POSITIVE_INFINITY
  void whenComplete(() => missingAt(performance.now() - since)).then(() => (end = performance.now() - since))
  await vi.advanceTimersByTimeAsync(most)
  return end
}

test('a page without missing parts is complete at once', async () => {
  expect(await waited(() => 0, 1_000)).toBeLessThan(50)
})

test('a part that an answer asks for is waited for', async () => {
  const answeredAt = 100
  const gap = 16
  const missingAt = (time: number) =>
    time < answeredAt ? 1 : time < answeredAt + gap ? 0 : Number(time < 400)
  expect(await waited(missingAt, 1_000)).toBeGreaterThan(400)
})

test('a slow page is waited for as long as it makes progress', async () => {
  const end = await waited((time) => Math.max(0, 5 - Math.floor(time / 5_000)), 60_000)
  expect(end).toBeGreaterThan(25_000)
  expect(end).toBeLessThan(25_100)
})

test('a part that never comes is given up six seconds after the last progress', async () => {
  const end = await waited((time) => (time < 2_000 ? 2 : 1), 60_000)
  expect(end).toBeGreaterThanOrEqual(8_000)
  expect(end).toBeLessThan(8_100)
})

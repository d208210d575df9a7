import { afterEach, expect, test, vi } from 'vitest'
import { pollInterval } from './saves-data.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [{ type: 'wifi', saveData: false }, 20_000],
  [undefined, 20_000],
  [{ type: 'wifi', saveData: true }, 300_000],
  [{ type: 'cellular' }, 300_000],
])('with the connection %j a poll of 20 seconds runs every %d ms', (connection, interval) => {
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  expect(pollInterval(20_000)).toBe(interval)
})

import { afterEach, expect, test, vi } from 'vitest'
import { mayReload, reloadGuard } from './reload-guard.ts'

afterEach(() => vi.useRealTimers())

test('a path is loaded anew once in ten seconds', () => {
  vi.useFakeTimers()
  expect(reloadGuard).toBe(10_000)
  expect(mayReload('/a')).toBe(true)
  vi.advanceTimersByTime(9_999)
  expect(mayReload('/a')).toBe(false)
  vi.advanceTimersByTime(1)
  expect(mayReload('/a')).toBe(true)
  expect(mayReload('/b')).toBe(true)
})

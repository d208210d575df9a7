import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { mayReload, reloadGuardTime } from './reload-guard.ts'

const client = new QueryClient()

afterEach(() => vi.useRealTimers())

test('`mayReload` allows one reload of a path in ten seconds', () => {
  vi.useFakeTimers()
  expect(reloadGuardTime).toBe(10_000)
  expect(mayReload(client, '/a')).toBe(true)
  vi.advanceTimersByTime(9_999)
  expect(mayReload(client, '/a')).toBe(false)
  vi.advanceTimersByTime(1)
  expect(mayReload(client, '/a')).toBe(true)
  expect(mayReload(client, '/b')).toBe(true)
})

test('a reload of another path in between allows no second one', () => {
  vi.useFakeTimers()
  expect(mayReload(client, '/d')).toBe(true)
  expect(mayReload(client, '/e')).toBe(true)
  expect(mayReload(client, '/d')).toBe(false)
})

test('`mayReload` does not wait for a clock that was set back', () => {
  vi.useFakeTimers()
  mayReload(client, '/c')
  vi.setSystemTime(Date.now() - 3_600_000)
  expect(mayReload(client, '/c')).toBe(true)
  expect(mayReload(client, '/c')).toBe(false)
})

import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayReload, reloadGuardTime } from './reload-guard.ts'

const client = new QueryClient()

const storageWith = (setItem: () => void) => vi.stubGlobal('sessionStorage', { setItem })

beforeEach(() => storageWith(() => {}))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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

test('`mayReload` allows no reload that the browser cannot remember', () => {
  storageWith(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(mayReload(client, '/f')).toBe(false)
  vi.stubGlobal('sessionStorage', undefined)
  expect(mayReload(client, '/g')).toBe(false)
})

import { afterEach, expect, test, vi } from 'vitest'
import { portFromEnv } from './options.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['4501', 4501],
  ['', 4173],
])('PORT="%s" is port %i', (text, port) => {
  vi.stubEnv('PORT', text)
  expect(portFromEnv(4173)).toBe(port)
})

import { afterEach, expect, test, vi } from 'vitest'

async function importWithBase(base: string) {
  vi.resetModules()
  vi.stubEnv('VITE_API_BASE', base)
  return (await import('./server-address.ts')).serverAddress
}
afterEach(() => vi.unstubAllEnvs())

test.each([
  ['', '/api/auth/user', '/api/auth/user'],
  ['https://api.example.com', '/api/auth/user', 'https://api.example.com/api/auth/user'],
  ['https://example.com/shop', '/api/auth/user', 'https://example.com/shop/api/auth/user'],
  ['https://api.example.com', 'https://bank.example/pay', 'https://bank.example/pay'],
])('with VITE_API_BASE "%s", `serverAddress` turns %s into %s', async (base, address, expected) => {
  expect((await importWithBase(base))(address)).toBe(expected)
})

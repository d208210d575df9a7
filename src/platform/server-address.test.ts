import { afterEach, expect, test, vi } from 'vitest'

/** As in a build with that base: it is read once. */
async function builtWith(base: string) {
  vi.resetModules()
  vi.stubEnv('VITE_API_BASE', base)
  return (await import('./server-address.ts')).serverAddress
}
afterEach(() => vi.unstubAllEnvs())

test.each([
  ['', '/api/auth/user', '/api/auth/user'],
  ['https://api.example.com', '/api/auth/user', 'https://api.example.com/api/auth/user'],
  ['https://example.com/shop/', '/api/auth/user', 'https://example.com/shop/api/auth/user'],
  ['https://api.example.com', 'https://bank.example/pay', 'https://bank.example/pay'],
])('with the base «%s», %s is %s', async (base, address, whole) => {
  expect((await builtWith(base))(address)).toBe(whole)
})

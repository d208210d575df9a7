import { expect, test } from 'vitest'
import { toLocalhostCookie } from './api-target.ts'

test.each([
  [
    'token=a.b; Domain=.example.com; Path=/; HttpOnly; Secure; SameSite=None',
    'token=a.b; Path=/; HttpOnly; SameSite=Lax',
  ],
  ['secure=domain; Path=/; SameSite=Strict', 'secure=domain; Path=/; SameSite=Strict'],
])('the proxy rewrites the cookie "%s" to "%s"', (cookie, local) => {
  expect(toLocalhostCookie(cookie)).toBe(local)
})

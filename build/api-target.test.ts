import { expect, test } from 'vitest'
import { localCookie } from './api-target.ts'

test.each([
  [
    'token=a.b; Domain=.example.com; Path=/; HttpOnly; Secure; SameSite=None',
    'token=a.b; Path=/; HttpOnly; SameSite=Lax',
  ],
  ['secure=domain; Path=/; SameSite=Strict', 'secure=domain; Path=/; SameSite=Strict'],
])('%s is kept by a browser at http://localhost as %s', (cookie, local) => {
  expect(localCookie(cookie)).toBe(local)
})

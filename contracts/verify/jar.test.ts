import { describe, expect, test } from 'vitest'
import { cookieHeader, expectTokenCookies, keepCookies } from './jar.ts'

const headersOf = (...cookies: string[]) =>
  new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]))

const good = [
  'token=a; Path=/; Max-Age=900; HttpOnly; SameSite=Lax',
  'rtoken=b; Path=/; Max-Age=9; HttpOnly; SameSite=Lax',
]

test('a jar keeps what is set and forgets what is dropped', () => {
  const jar = new Map([['basketId', 'x']])
  keepCookies(jar, headersOf(...good))
  expect(cookieHeader(jar)).toBe('basketId=x; token=a; rtoken=b')
  keepCookies(jar, headersOf('token=; Max-Age=0', 'rtoken=b; Expires=Thu, 01 Jan 1970 00:00:00 GMT'))
  expect(cookieHeader(jar)).toBe('basketId=x')
})

describe('cookies of tokens', () => {
  test('are both set by login, dropped by logout, and nobody else’s business', () => {
    expect(() => expectTokenCookies('login', headersOf(...good))).not.toThrow()
    expect(() => expectTokenCookies('login', headersOf(good[0]!))).toThrow('expected a new cookie rtoken')
    expect(() => expectTokenCookies('logout', headersOf(...good))).toThrow('the cookie token to be dropped')
    expect(() => expectTokenCookies('getCart', headersOf())).not.toThrow()
  })

  test.each(['; HttpOnly', '; SameSite=Lax', '; Path=/', '; Max-Age=900'])('need %s', (attribute) => {
    const cookies = [good[0]!.replace(attribute, ''), good[1]!]
    expect(() => expectTokenCookies('refresh', headersOf(...cookies))).toThrow(
      'the cookie token with HttpOnly',
    )
  })

  test('are not shown', () => {
    const secret = ['token=very-secret; Path=/api', good[1]!]
    expect(() => expectTokenCookies('login', headersOf(...secret))).toThrow(/^(?!.*very-secret)/)
  })
})

import { describe, expect, test } from 'vitest'
import { cookieHeader, expectTokenCookies, storeCookies } from './cookie-jar.ts'

const headersOf = (...cookies: string[]) =>
  new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]))

const valid = [
  'token=a; Path=/; Max-Age=900; HttpOnly; SameSite=Lax',
  'rtoken=b; Path=/; Max-Age=9; HttpOnly; SameSite=Lax',
]

test('a cookie jar stores set cookies and deletes expired ones', () => {
  const jar = new Map([['basketId', 'x']])
  storeCookies(jar, headersOf(...valid))
  expect(cookieHeader(jar)).toBe('basketId=x; token=a; rtoken=b')
  storeCookies(jar, headersOf('token=; Max-Age=0', 'rtoken=b; Expires=Thu, 01 Jan 1970 00:00:00 GMT'))
  expect(cookieHeader(jar)).toBe('basketId=x')
})

describe('token cookies', () => {
  test('login must set both token cookies, logout must expire them, other calls need none', () => {
    expect(() => expectTokenCookies('login', headersOf(...valid))).not.toThrow()
    expect(() => expectTokenCookies('login', headersOf(valid[0]!))).toThrow('expected a new cookie rtoken')
    expect(() => expectTokenCookies('logout', headersOf(...valid))).toThrow('the cookie token to be dropped')
    expect(() => expectTokenCookies('getCart', headersOf())).not.toThrow()
  })

  test.each(['; HttpOnly', '; SameSite=Lax', '; Path=/', '; Max-Age=900'])(
    'a token cookie without %s is a drift',
    (attribute) => {
      const cookies = [valid[0]!.replace(attribute, ''), valid[1]!]
      expect(() => expectTokenCookies('refresh', headersOf(...cookies))).toThrow(
        'the cookie token with HttpOnly',
      )
    },
  )

  test('the value of a token cookie is masked in messages', () => {
    const secret = ['token=very-secret; Path=/api', valid[1]!]
    expect(() => expectTokenCookies('login', headersOf(...secret))).toThrow(/^(?!.*very-secret)/)
  })
})

import { parseSetCookie, stringifySetCookie } from 'cookie'
import type { SetCookie } from 'cookie'
import { Drift } from './drift.ts'
import type { CallName } from '../registry.ts'

export type CookieJar = Map<string, string>

const cookiesOf = (headers: Headers): SetCookie[] =>
  headers.getSetCookie().map((text) => parseSetCookie(text))

const isExpired = ({ value, maxAge, expires }: SetCookie) =>
  !value || (maxAge === undefined ? expires !== undefined && expires.getTime() <= Date.now() : maxAge <= 0)

export function storeCookies(jar: CookieJar, headers: Headers): void {
  for (const cookie of cookiesOf(headers)) {
    if (isExpired(cookie)) jar.delete(cookie.name)
    else jar.set(cookie.name, cookie.value!)
  }
}

export const cookieHeader = (jar: CookieJar) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

const tokenNames = ['token', 'rtoken'] as const
const issuingCalls: readonly CallName[] = ['login', 'register', 'refresh']

const masked = (cookie: SetCookie) => stringifySetCookie({ ...cookie, value: isExpired(cookie) ? '' : '…' })

/** Without a lifetime it would be a session cookie. */
const hasLifetime = (cookie: SetCookie) =>
  isExpired(cookie) || cookie.maxAge !== undefined || cookie.expires !== undefined

function expectAttributes(call: CallName, cookie: SetCookie): void {
  const { httpOnly, sameSite, path } = cookie
  if (httpOnly && sameSite === 'lax' && path === '/' && hasLifetime(cookie)) return
  throw new Drift({
    call,
    path: `set-cookie ${cookie.name}`,
    expected: `the cookie ${cookie.name} with HttpOnly, SameSite=Lax, Path=/ and a lifetime`,
    came: masked(cookie),
  })
}

export function expectTokenCookies(call: CallName, headers: Headers): void {
  const cookies = cookiesOf(headers)
  for (const name of tokenNames) {
    const cookie = cookies.findLast((each) => each.name === name)
    if (cookie) expectAttributes(call, cookie)
    const isRight = call === 'logout' ? cookie && isExpired(cookie) : cookie && !isExpired(cookie)
    if (isRight || (call !== 'logout' && !issuingCalls.includes(call))) continue
    throw new Drift({
      call,
      path: `set-cookie ${name}`,
      expected: call === 'logout' ? `the cookie ${name} to be dropped` : `a new cookie ${name}`,
      came: cookie ? masked(cookie) : 'no such cookie',
    })
  }
}

import { parseSetCookie, stringifySetCookie } from 'cookie'
import type { SetCookie } from 'cookie'
import { Drift } from './drift.ts'
import type { CallName } from './calls.ts'

export type Jar = Map<string, string>

const cookiesOf = (headers: Headers): SetCookie[] =>
  headers.getSetCookie().map((text) => parseSetCookie(text))

const isDropped = ({ value, maxAge, expires }: SetCookie) =>
  !value || (maxAge === undefined ? expires !== undefined && expires.getTime() <= Date.now() : maxAge <= 0)

export function keepCookies(jar: Jar, headers: Headers): void {
  for (const cookie of cookiesOf(headers)) {
    if (isDropped(cookie)) jar.delete(cookie.name)
    else jar.set(cookie.name, cookie.value!)
  }
}

export const cookieHeader = (jar: Jar) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

const tokenNames = ['token', 'rtoken'] as const
const issuing: readonly CallName[] = ['login', 'register', 'refresh']

const masked = (cookie: SetCookie) => stringifySetCookie({ ...cookie, value: isDropped(cookie) ? '' : '…' })

/** A cookie without a lifetime ends with the browser; one that is dropped has none to speak of. */
const lasts = (cookie: SetCookie) =>
  isDropped(cookie) || cookie.maxAge !== undefined || cookie.expires !== undefined

function expectAttributes(call: CallName, cookie: SetCookie): void {
  const { httpOnly, sameSite, path } = cookie
  if (httpOnly && sameSite === 'lax' && path === '/' && lasts(cookie)) return
  throw new Drift({
    call,
    path: `set-cookie ${cookie.name}`,
    expected: `the cookie ${cookie.name} with HttpOnly, SameSite=Lax, Path=/ and a lifetime`,
    came: masked(cookie),
  })
}

/** Whoever is let in gets both tokens, whoever leaves loses them, and scripts never read them. */
export function expectTokenCookies(call: CallName, headers: Headers): void {
  const cookies = cookiesOf(headers)
  for (const name of tokenNames) {
    const cookie = cookies.findLast((each) => each.name === name)
    if (cookie) expectAttributes(call, cookie)
    const isRight = call === 'logout' ? cookie && isDropped(cookie) : cookie && !isDropped(cookie)
    if (isRight || (call !== 'logout' && !issuing.includes(call))) continue
    throw new Drift({
      call,
      path: `set-cookie ${name}`,
      expected: call === 'logout' ? `the cookie ${name} to be dropped` : `a new cookie ${name}`,
      came: cookie ? masked(cookie) : 'no such cookie',
    })
  }
}

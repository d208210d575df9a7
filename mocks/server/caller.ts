import { parseCookie, stringifySetCookie } from 'cookie'
import type { CookieChange } from '../domain/behaviour.ts'
import { defaultSessionId } from './session.ts'
import { localeFromHeader } from './accept-language.ts'

/**
 * Scripts may neither set `cookie` on a request nor read `set-cookie` of a response: the mocks inside a page
 * carry both in headers of their own.
 */
export const pageCookieHeader = 'x-mock-cookie'
export const pageSetCookieHeader = 'x-mock-set-cookie'

/** Which session, which member and which language a request comes from; cookies from its own header alone. */
export function callerFrom({ headers }: Request) {
  const cookies = parseCookie(headers.get('cookie') ?? headers.get(pageCookieHeader) ?? '')
  const named = /^[\w-]{1,64}$/.exec(cookies['mock-session'] ?? '')?.[0]
  return {
    sessionId: named ?? defaultSessionId,
    namesSession: named !== undefined,
    token: cookies.token,
    rtoken: cookies.rtoken,
    locale: localeFromHeader(headers.get('accept-language')),
    isPage: headers.has(pageCookieHeader),
  }
}

export type Caller = ReturnType<typeof callerFrom>

/** Puts cookies on a response so that the caller can read them. */
export function setCookies(headers: Headers, cookies: readonly CookieChange[], { isPage }: Caller): void {
  if (isPage) return headers.set(pageSetCookieHeader, JSON.stringify(cookies))
  for (const { name, value, maxAge } of cookies) {
    headers.append(
      'set-cookie',
      stringifySetCookie({ name, value, maxAge, path: '/', httpOnly: true, sameSite: 'lax' }),
    )
  }
}

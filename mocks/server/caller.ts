import { parseCookie, stringifySetCookie } from 'cookie'
import type { CookieChange } from '../domain/behaviour.ts'
import { defaultSessionId, generationOf } from './session.ts'
import { localeFromHeader } from './accept-language.ts'

/** Scripts can neither set `cookie` nor read `set-cookie`, so in-page mocks use headers of their own. */
export const pageCookieHeader = 'x-mock-cookie'
export const pageSetCookieHeader = 'x-mock-set-cookie'
/** Generation of the session when the page sent the request, which waits before it is read. */
export const pageGenerationHeader = 'x-mock-generation'

export function callerFrom({ headers }: Request) {
  const cookies = parseCookie(headers.get('cookie') ?? headers.get(pageCookieHeader) ?? '')
  const named = /^[\w-]{1,64}$/.exec(cookies['mock-session'] ?? '')?.[0]
  const sessionId = named ?? defaultSessionId
  return {
    sessionId,
    generation: Number(headers.get(pageGenerationHeader) ?? generationOf(sessionId)),
    namesSession: named !== undefined,
    token: cookies.token,
    rtoken: cookies.rtoken,
    userAgent: headers.get('user-agent') ?? undefined,
    locale: localeFromHeader(headers.get('accept-language')),
    isPage: headers.has(pageCookieHeader),
  }
}

export type Caller = ReturnType<typeof callerFrom>

export function setCookies(headers: Headers, cookies: readonly CookieChange[], { isPage }: Caller): void {
  if (isPage) return headers.set(pageSetCookieHeader, JSON.stringify(cookies))
  for (const { name, value, maxAge } of cookies) {
    headers.append(
      'set-cookie',
      stringifySetCookie({ name, value, maxAge, path: '/', httpOnly: true, sameSite: 'lax' }),
    )
  }
}

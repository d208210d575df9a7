import { answer } from '../answer.ts'
import { pageCookieHeader, pageSetCookieHeader } from '../caller.ts'
import { nowOf } from '../clock.ts'
import type { CookieChange } from '../domain/behaviour.ts'
import { issueTokens } from '../domain/sign-in.ts'
import type { SessionOptions } from '../session.ts'
import { changeSession, newSession, putSession, sessionOf } from '../session.ts'

export type MockFetchOptions = SessionOptions & {
  /** The mock session's name; it starts anew. */
  session?: string
  /** The mobile of a member who is signed in from the start. */
  signedInAs?: string
}

type Jar = Map<string, string>

function keep(jar: Jar, cookies: readonly CookieChange[]): void {
  for (const { name, value, maxAge } of cookies) {
    if (maxAge > 0) jar.set(name, value)
    else jar.delete(name)
  }
}

function signIn(jar: Jar, session: string, mobile: string): void {
  const { world, clock } = sessionOf(session)
  const [signedIn, cookies] = issueTokens(world, mobile, nowOf(clock))
  changeSession(session, (current) => ({ ...current, world: signedIn }))
  keep(jar, cookies)
}

async function ask(request: Request, jar: Jar): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.set(pageCookieHeader, [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
  const response = await answer(new Request(request, { headers }))
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
  keep(jar, JSON.parse(response.headers.get(pageSetCookieHeader) ?? '[]') as CookieChange[])
  return response
}

/**
 * Answers `fetch` of same-origin `/api/*` within the page, for Storybook; everything else goes out as before.
 * Cookies live in a jar of this installation, since scripts cannot set HttpOnly ones. Images do not use `fetch`.
 * Returns the function that takes it away again.
 */
export function installMockFetch({
  session = 'story',
  signedInAs,
  ...options
}: MockFetchOptions = {}): () => void {
  const outside = window.fetch
  const jar: Jar = new Map([['mock-session', session]])
  putSession(newSession(session, options))
  if (signedInAs !== undefined) signIn(jar, session, signedInAs)

  const inside: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const isOurs = url.origin === window.location.origin && url.pathname.startsWith('/api/')
    return isOurs ? ask(request, jar) : outside(input, init)
  }
  window.fetch = inside
  return () => {
    if (window.fetch === inside) window.fetch = outside
  }
}

import { answer } from '../answer.ts'
import { pageCookieHeader, pageSetCookieHeader } from '../caller.ts'
import type { CookieChange } from '../domain/behaviour.ts'
import type { OpenOptions } from '../scenarios/open.ts'
import { openSession } from '../scenarios/open.ts'
import type { Shopper } from '../scenarios/stage.ts'

/** The cookies of a page's own mocks, by name: scripts cannot set HttpOnly ones. */
export type Jar = Map<string, string>

export function jarOf(session: string, { token, rtoken }: Pick<Shopper, 'token' | 'rtoken'>): Jar {
  const jar: Jar = new Map([['mock-session', session]])
  if (token !== undefined) jar.set('token', token)
  if (rtoken !== undefined) jar.set('rtoken', rtoken)
  return jar
}

function keep(jar: Jar, cookies: readonly CookieChange[]): void {
  for (const { name, value, maxAge } of cookies) {
    if (maxAge > 0) jar.set(name, value)
    else jar.delete(name)
  }
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
 * Answers `fetch` of same-origin `/api/*` within the page; everything else goes out as before. Images do not use
 * `fetch`. Returns the function that takes it away again.
 */
export function answerFetch(jar: Jar): () => void {
  const outside = window.fetch
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

/** Opens a session anew and answers the page's calls from it: the shopper whom the page has to be, and the way back. */
export async function installMockFetch({
  session = 'story',
  ...options
}: OpenOptions & { session?: string } = {}): Promise<{ shopper: Shopper; uninstall: () => void }> {
  const { shopper } = await openSession(session, options)
  return { shopper, uninstall: answerFetch(jarOf(session, shopper)) }
}

import { answer, isMocked } from '../answer.ts'
import { pageCookieHeader, pageSetCookieHeader } from '../caller.ts'
import type { CookieChange } from '../../domain/behaviour.ts'
import type { OpenOptions } from '../scenarios/open.ts'
import { openSession } from '../scenarios/open.ts'
import type { Shopper } from '../scenarios/stage.ts'

/** The cookies of a page's own mocks, by name: scripts cannot set HttpOnly ones. */
export type Jar = Map<string, string>

/** The mock server's answer to a request of this page; a connection that was cut is a TypeError, as of `fetch`. */
export type Ask = (request: Request) => Promise<Response>

function jarOf(session: string, { token, rtoken }: Pick<Shopper, 'token' | 'rtoken'>): Jar {
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

/** Asks with the cookies of a jar, and keeps there those that the answer sets. */
export async function askWith(jar: Jar, request: Request): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.set(pageCookieHeader, [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
  const response = await answer(new Request(request, { headers }))
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
  keep(jar, JSON.parse(response.headers.get(pageSetCookieHeader) ?? '[]') as CookieChange[])
  return response
}

/** Who gives up hears of it at once, whatever becomes of the call. */
const givenUp = ({ signal }: Request) =>
  new Promise<never>((_, reject) => {
    const giveUp = () => reject(signal.reason as Error)
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })

/**
 * Answers `fetch` of the mock server's own paths within the page; everything else goes out as before. Images do not
 * use `fetch`. Returns the function that takes it away again.
 */
export function answerFetch(ask: Ask): () => void {
  const outside = window.fetch
  const inside: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const isOurs = url.origin === window.location.origin && isMocked(url.pathname)
    return isOurs ? Promise.race([ask(request), givenUp(request)]) : outside(input, init)
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
  const jar = jarOf(session, shopper)
  return { shopper, uninstall: answerFetch((request) => askWith(jar, request)) }
}

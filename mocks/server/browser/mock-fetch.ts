import { answer, isMocked } from '../answer.ts'
import { callerFrom, pageCookieHeader, pageGenerationHeader, pageSetCookieHeader } from '../caller.ts'
import type { CookieChange } from '../../domain/behaviour.ts'
import type { OpenOptions } from '../scenarios/open.ts'
import { openSession } from '../scenarios/open.ts'
import type { Shopper } from '../scenarios/scenario-state.ts'

/** Cookies by name; scripts cannot set HttpOnly ones in the browser. */
export type CookieJar = Map<string, string>

/** Rejects with a TypeError for a dropped connection, like `fetch`. */
export type SendRequest = (request: Request) => Promise<Response>

function jarOf(session: string, { token, rtoken }: Pick<Shopper, 'token' | 'rtoken'>): CookieJar {
  const jar: CookieJar = new Map([['mock-session', session]])
  if (token !== undefined) jar.set('token', token)
  if (rtoken !== undefined) jar.set('rtoken', rtoken)
  return jar
}

function storeCookies(jar: CookieJar, cookies: readonly CookieChange[]): void {
  for (const { name, value, maxAge } of cookies) {
    if (maxAge > 0) jar.set(name, value)
    else jar.delete(name)
  }
}

export async function sendWithCookies(jar: CookieJar, request: Request): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.set(pageCookieHeader, [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
  headers.set('user-agent', navigator.userAgent)
  const sent = new Request(request, { headers })
  sent.headers.set(pageGenerationHeader, String(callerFrom(sent).generation))
  const response = await answer(sent)
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
  storeCookies(jar, JSON.parse(response.headers.get(pageSetCookieHeader) ?? '[]') as CookieChange[])
  return response
}

const aborted = ({ signal }: Request) =>
  new Promise<never>((_, reject) => {
    const onAbort = () => reject(signal.reason as Error)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
  })

/** Patches `fetch` for the mock server’s paths; returns the undo. Images do not go through `fetch`. */
export function patchFetch(ask: SendRequest): () => void {
  const originalFetch = window.fetch
  const mockFetch: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const isOurs = url.origin === window.location.origin && isMocked(url.pathname)
    return isOurs ? Promise.race([ask(request), aborted(request)]) : originalFetch(input, init)
  }
  window.fetch = mockFetch
  return () => {
    if (window.fetch === mockFetch) window.fetch = originalFetch
  }
}

/** Resets a session and serves this page from it; returns the shopper the page has to be, and the undo. */
export async function installMockFetch({
  session = 'story',
  ...options
}: OpenOptions & { session?: string } = {}): Promise<{ shopper: Shopper; uninstall: () => void }> {
  const { shopper } = await openSession(session, options)
  const jar = jarOf(session, shopper)
  return { shopper, uninstall: patchFetch((request) => sendWithCookies(jar, request)) }
}

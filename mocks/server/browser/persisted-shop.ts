import type { Session } from '../session.ts'
import { defaultSessionId, putSession, sessionOf, sessionVersion } from '../session.ts'
import type { SendRequest, CookieJar } from './mock-fetch.ts'
import { sendWithCookies } from './mock-fetch.ts'

const key = 'zarrin-mock-server'

type Saved = { session: Session; cookies: [string, string][] }

/** Null for nothing, invalid JSON and other versions. */
function read(): Saved | null {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as Saved | null
    return saved?.session.version === sessionVersion ? saved : null
  } catch {
    return null
  }
}

function restore(jar: CookieJar): void {
  const saved = read()
  if (!saved) return
  putSession(saved.session)
  jar.clear()
  for (const [name, value] of saved.cookies) jar.set(name, value)
}

/** Without storage the shop is lost at the next page, but the call itself succeeds. */
function save(jar: CookieJar): void {
  const saved: Saved = { session: sessionOf(defaultSessionId), cookies: [...jar] }
  try {
    localStorage.setItem(key, JSON.stringify(saved))
  } catch (error) {
    console.warn(error)
  }
}

/** The default session in localStorage, shared by tabs. */
export function persistedShop(): SendRequest {
  const jar: CookieJar = new Map()
  restore(jar)
  window.addEventListener('storage', (event) => {
    if (event.key === key) restore(jar)
  })
  return async (request) => {
    try {
      return await sendWithCookies(jar, request)
    } finally {
      save(jar)
    }
  }
}

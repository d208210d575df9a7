import type { Session } from '../session.ts'
import { defaultSessionId, putSession, sessionOf, sessionVersion } from '../session.ts'
import type { Ask, Jar } from './fetch.ts'
import { askWith } from './fetch.ts'

const key = 'zarrin-mock-server'

type Kept = { session: Session; cookies: [string, string][] }

/** What an earlier page kept; null for nothing, nonsense and what another version wrote. */
function read(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null
    return kept?.session.version === sessionVersion ? kept : null
  } catch {
    return null
  }
}

function restore(jar: Jar): void {
  const kept = read()
  if (!kept) return
  putSession(kept.session)
  jar.clear()
  for (const [name, value] of kept.cookies) jar.set(name, value)
}

/** A browser that keeps nothing forgets the shop at the next page; the call itself was done. */
function save(jar: Jar): void {
  const kept: Kept = { session: sessionOf(defaultSessionId), cookies: [...jar] }
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch (error) {
    console.warn(error)
  }
}

/** The default session, kept in this browser: a reload forgets nothing, and two tabs are in the same shop. */
export function keptShop(): Ask {
  const jar: Jar = new Map()
  restore(jar)
  window.addEventListener('storage', (event) => {
    if (event.key === key) restore(jar)
  })
  return async (request) => {
    try {
      return await askWith(jar, request)
    } finally {
      save(jar)
    }
  }
}

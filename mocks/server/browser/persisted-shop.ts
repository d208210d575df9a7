import type { Session } from '../session.ts'
import { changeSession, defaultSessionId, sessionOf, sessionVersion } from '../session.ts'
import type { SendRequest, CookieJar } from './mock-fetch.ts'
import { sendWithCookies } from './mock-fetch.ts'

const key = 'zarrin-mock-server'

type Saved = { session: Session; cookies: [string, string][] }

/** Without storage the shop is lost at the next page, but the call itself succeeds. */
function withStorage(act: () => void): void {
  try {
    act()
  } catch (error) {
    console.warn(error)
  }
}

/** Null for nothing, invalid JSON and other versions. */
function parse(text: string | null): Saved | null {
  try {
    const saved = JSON.parse(text ?? 'null') as Saved | null
    return saved?.session.version === sessionVersion ? saved : null
  } catch {
    return null
  }
}

/** Reads change the log alone, which is not worth another tab’s write that has not arrived here yet. */
const hasChanged = (before: Session, after: Session) =>
  before.world !== after.world || before.clock !== after.clock || before.faults !== after.faults

/** The default session in localStorage, shared by tabs. */
export function persistedShop(): SendRequest {
  const jar: CookieJar = new Map()
  let known: string | null = null

  /** Before each request, since a message of another tab may arrive before its `storage` event. */
  function restore() {
    const text = localStorage.getItem(key)
    if (text === known) return
    known = text
    const saved = parse(text)
    if (!saved) return
    changeSession(defaultSessionId, () => saved.session)
    jar.clear()
    for (const [name, value] of saved.cookies) jar.set(name, value)
  }

  function save() {
    const saved: Saved = { session: sessionOf(defaultSessionId), cookies: [...jar] }
    known = JSON.stringify(saved)
    localStorage.setItem(key, known)
  }

  return async (request) => {
    withStorage(restore)
    const before = sessionOf(defaultSessionId)
    const cookies = String([...jar])
    try {
      return await sendWithCookies(jar, request)
    } finally {
      const after = sessionOf(defaultSessionId)
      if (hasChanged(before, after) || String([...jar]) !== cookies) withStorage(save)
    }
  }
}

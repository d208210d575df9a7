import type { Session } from '../session.ts'
import {
  changeSession,
  defaultSessionId,
  restoreBeforeRead,
  sessionOf,
  sessionVersion,
  watchSessions,
} from '../session.ts'
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

type Kept = { session: Session; cookies: string }

/** A read changes the log alone: saving it could take back what another tab has changed meanwhile. */
const isEqual = (one: Kept, other: Kept) =>
  one.session.world === other.session.world &&
  one.session.clock === other.session.clock &&
  one.session.faults === other.session.faults &&
  one.cookies === other.cookies

/** The default session in localStorage, shared by tabs. A behaviour reads, runs and saves it in one synchronous step. */
export function persistedShop(): SendRequest {
  const jar: CookieJar = new Map()
  const current = (): Kept => ({ session: sessionOf(defaultSessionId), cookies: String([...jar]) })
  let kept = current()
  let keptText: string | null = null

  /** Before each read, since a message of another tab may arrive before its `storage` event. */
  function restore() {
    const text = localStorage.getItem(key)
    if (text === keptText) return
    keptText = text
    const saved = parse(text)
    if (!saved) return
    jar.clear()
    for (const [name, value] of saved.cookies) jar.set(name, value)
    kept = { session: saved.session, cookies: String(saved.cookies) }
    changeSession(defaultSessionId, () => saved.session)
  }

  function save() {
    const saved: Saved = { session: sessionOf(defaultSessionId), cookies: [...jar] }
    const text = JSON.stringify(saved)
    localStorage.setItem(key, text)
    keptText = text
    kept = current()
  }

  function saveIfChanged() {
    if (!isEqual(kept, current())) withStorage(save)
  }

  restoreBeforeRead(() => withStorage(restore))
  watchSessions((id, session) => {
    if (id === defaultSessionId && session) saveIfChanged()
  })

  return async (request) => {
    withStorage(restore)
    return sendWithCookies(jar, request).finally(saveIfChanged)
  }
}

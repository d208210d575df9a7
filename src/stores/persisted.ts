import { proxy, subscribe } from 'valtio'
import type * as z from 'zod/mini'

/** The tab's own memory, or the browser's; null where the browser forbids both. */
function storageOf(kind: 'session' | 'local'): Storage | null {
  try {
    return kind === 'session' ? sessionStorage : localStorage
  } catch {
    return null
  }
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function write(storage: Storage | null, key: string, state: object) {
  const text = JSON.stringify(state)
  try {
    if (storage?.getItem(key) !== text) storage?.setItem(key, text)
  } catch {
    // Storage that is full costs the memory of this browser, never the page.
  }
}

type Options = { in?: 'session' | 'local' }

/** Of keys of what is somebody's own: it is forgotten when they sign out. */
const ownPrefix = 'zarrin-own-'

const forgetters: (() => void)[] = []

/** Also of stores that were not loaded yet, and have only been saved. */
export function forgetOwn() {
  for (const kind of ['session', 'local'] as const) {
    const storage = storageOf(kind)
    for (const key of Object.keys(storage ?? {})) if (key.startsWith(ownPrefix)) storage?.removeItem(key)
  }
  forgetters.forEach((forget) => forget())
}

/**
 * State that outlives the page; in local storage the other tabs follow it.
 * What was saved is a guest's word: parsed, never trusted.
 */
export function persisted<Schema extends z.ZodMiniType<object>>(
  key: string,
  schema: Schema,
  { in: kind = 'local' }: Options = {},
): z.output<Schema> {
  const storage = storageOf(kind)
  const read = (text: string | null | undefined) => {
    const saved = schema.safeParse(parsed(text))
    return (saved.success ? saved.data : schema.parse({})) as object
  }
  const state = proxy(read(storage?.getItem(key)))
  subscribe(state, () => write(storage, key, state))
  if (key.startsWith(ownPrefix)) forgetters.push(() => Object.assign(state, read(null)))
  globalThis.window?.addEventListener('storage', (event) => {
    /** No key: the storage was cleared. */
    const isMeant = event.storageArea === storage && (event.key ?? key) === key
    if (isMeant) Object.assign(state, read(event.newValue))
  })
  return state as z.output<Schema>
}

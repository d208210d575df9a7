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
  globalThis.window?.addEventListener('storage', (event) => {
    if (event.storageArea === storage && event.key === key) Object.assign(state, read(event.newValue))
  })
  return state as z.output<Schema>
}

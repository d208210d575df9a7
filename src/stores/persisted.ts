import { proxy, subscribe } from 'valtio'
import type * as z from 'zod/mini'

/** Null if the browser blocks storage. */
export function storageOf(kind: 'session' | 'local'): Storage | null {
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
    // Full storage must not break the page.
  }
}

type Options<State> = {
  in?: 'session' | 'local'
  /** Receives the state that another tab has saved; assigned by default. */
  onOtherTab?: (saved: State) => void
}

/** Prefix of storage keys that are cleared on sign-out. */
const personalPrefix = 'zarrin-personal-'

const resets: (() => void)[] = []

/** Also clears stores whose module is not loaded yet. `clearPersonalQueries` clears queries. */
export function clearPersonalStores() {
  for (const kind of ['session', 'local'] as const) {
    const storage = storageOf(kind)
    for (const key of Object.keys(storage ?? {})) if (key.startsWith(personalPrefix)) storage?.removeItem(key)
  }
  resets.forEach((reset) => reset())
}

/** A proxy in session or local storage; local storage syncs tabs. Saved values are parsed. */
export function persisted<Schema extends z.ZodMiniType<object>>(
  key: string,
  schema: Schema,
  { in: kind = 'local', onOtherTab }: Options<z.output<Schema>> = {},
): z.output<Schema> {
  const storage = storageOf(kind)
  const read = (text: string | null | undefined) => {
    const saved = schema.safeParse(parsed(text))
    return (saved.success ? saved.data : schema.parse({})) as object
  }
  const state = proxy(read(storage?.getItem(key)))
  subscribe(state, () => write(storage, key, state))
  if (key.startsWith(personalPrefix)) resets.push(() => Object.assign(state, read(null)))
  globalThis.window?.addEventListener('storage', (event) => {
    /** `storage.clear()` sends no key. */
    if (event.storageArea !== storage || (event.key ?? key) !== key) return
    const saved = read(event.newValue)
    if (onOtherTab) onOtherTab(saved as z.output<Schema>)
    else Object.assign(state, saved)
  })
  return state as z.output<Schema>
}

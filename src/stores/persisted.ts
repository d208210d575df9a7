import { proxy, subscribe } from 'valtio'
import type * as z from 'zod/mini'

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(key: string, state: object) {
  try {
    localStorage.setItem(key, JSON.stringify(state))
  } catch {
    // Storage that is full or forbidden costs the memory of this browser, never the page.
  }
}

/** State that outlives the page. What was saved is a guest's word: parsed, never trusted. */
export function persisted<Schema extends z.ZodMiniType<object>>(
  key: string,
  schema: Schema,
): z.output<Schema> {
  const saved = schema.safeParse(read(key))
  const state = proxy((saved.success ? saved.data : schema.parse({})) as object)
  subscribe(state, () => write(key, state))
  return state as z.output<Schema>
}

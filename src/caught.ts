import { onError } from './on-error.ts'
import type { Caught } from './on-error.ts'

const ids = new WeakMap<object, string>()

const newId = () => Math.random().toString(36).slice(2, 8).toUpperCase()

/** Six letters and digits, by which a person can tell the shop which error they met. */
export function idOf(error: unknown): string {
  if (!(error instanceof Object)) return newId()
  const id = ids.get(error) ?? newId()
  ids.set(error, id)
  return id
}

/** To whoever looks after the shop; `isShown` where a person is told of it too. */
export function caught(error: unknown, where: Caught['where'], isShown = false) {
  onError(error, { id: idOf(error), where, isShown })
}

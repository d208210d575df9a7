import { onError } from './on-error.ts'
import type { Caught } from './on-error.ts'

type Ids = { get(error: unknown): string | undefined; set(error: unknown, id: string): unknown }

const idsOfObjects: Ids = new WeakMap<object, string>()
const idsOfPrimitives: Ids = new Map<unknown, string>()

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36))
    .join('')
    .toUpperCase()

/** Six letters and digits, by which a person can tell the shop which error they met. */
export function idOf(error: unknown): string {
  const ids = error instanceof Object ? idsOfObjects : idsOfPrimitives
  const id = ids.get(error) ?? newId()
  ids.set(error, id)
  return id
}

/** To whoever looks after the shop; `isShown` where a person is told of it too. */
export function caught(error: unknown, where: Caught['where'], isShown = false) {
  onError(error, { id: idOf(error), where, isShown })
}

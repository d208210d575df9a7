import { onError } from './on-error.ts'
import type { Caught } from './on-error.ts'

const ids = new WeakMap<object, string>()

/** FNV-1a, of 32 bits. */
const hashOf = (text: string) =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619), 2_166_136_261)

const textOf = (error: unknown) => (error instanceof Error ? `${error.name} ${error.message}` : typeof error)

/** Of what happened and of the second in which it did: it needs no chance, so that a picture of it stands still. */
function newId(error: unknown) {
  const second = Math.floor(Date.now() / 1000)
  return (hashOf(`${second} ${textOf(error)}`) >>> 0).toString(36).padStart(6, '0').slice(-6).toUpperCase()
}

/** Six letters and digits, by which a person can tell the shop which error they met. */
export function idOf(error: unknown): string {
  if (!(error instanceof Object)) return newId(error)
  const id = ids.get(error) ?? newId(error)
  ids.set(error, id)
  return id
}

/** To whoever looks after the shop; `isShown` where a person is told of it too. */
export function caught(error: unknown, where: Caught['where'], isShown = false) {
  onError(error, { id: idOf(error), where, isShown })
}

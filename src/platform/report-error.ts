import { sendReport } from './error-reporter.ts'
import type { ErrorReport } from './error-reporter.ts'

type Ids = { get(error: unknown): string | undefined; set(error: unknown, id: string): unknown }

const idsOfObjects: Ids = new WeakMap<object, string>()
const idsOfPrimitives: Ids = new Map<unknown, string>()

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36))
    .join('')
    .toUpperCase()

/** Six letters and digits that a shopper can read out to support. */
export function errorId(error: unknown): string {
  const ids = error instanceof Object ? idsOfObjects : idsOfPrimitives
  const id = ids.get(error) ?? newId()
  ids.set(error, id)
  return id
}

/** `isShown`: the shopper sees an error page or a toast too. */
export function reportError(error: unknown, where: ErrorReport['where'], isShown = false) {
  sendReport(error, { id: errorId(error), where, isShown })
}

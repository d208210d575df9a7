import { isNotFound, notFound } from '@tanstack/react-router'
import { isStatus, isWithdrawn } from '#src/api/errors.ts'

const gone = 'gone'

/** Whether what a page has not found is gone for good; takes what the route threw, or the props of its view. */
export const isGone = (missing: unknown) => isNotFound(missing) && missing.data === gone

/** For a page whose answer was found before; takes why it could not be read again. */
export function throwIfWithdrawn(error: unknown) {
  if (isWithdrawn(error)) orNotFound(error)
}

/** 400 as well: it means a label that cannot exist. */
export function orNotFound(error: unknown): never {
  if (isStatus(error, 410)) throw notFound({ data: gone })
  throw isStatus(error, 404) || isStatus(error, 400) ? notFound() : error
}

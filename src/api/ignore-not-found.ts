import { isStatus } from './errors.ts'

/** For a deletion: what is not there was deleted before, by a call whose answer was lost, or on another device. */
export function ignoreNotFound(error: unknown): null {
  if (isStatus(error, 404)) return null
  throw error
}

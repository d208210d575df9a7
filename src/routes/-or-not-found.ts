import { notFound } from '@tanstack/react-router'
import { isStatus } from '#src/api/errors.ts'

/** What the server does not have, and an address that could never name anything, is a page that is not there. */
export function orNotFound(error: unknown): never {
  throw isStatus(error, 404) || isStatus(error, 400) ? notFound() : error
}

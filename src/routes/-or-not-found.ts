import { notFound } from '@tanstack/react-router'
import { isStatus } from '#src/api/errors.ts'

/** 400 as well: it means a label that cannot exist. */
export function orNotFound(error: unknown): never {
  throw isStatus(error, 404) || isStatus(error, 400) ? notFound() : error
}

import type { ParsedLocation } from '@tanstack/react-router'
import { Label } from '#contracts/values.ts'
import { PageNotFound } from '#src/api/errors.ts'

type Match = { params: Record<string, string>; location: ParsedLocation }

/** An impossible label is a fatal 404. */
export function requireLabels({ params, location }: Match) {
  if (Object.values(params).some((label) => !Label.safeParse(label).success))
    throw new PageNotFound(location.pathname)
}

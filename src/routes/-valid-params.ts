import type { ParsedLocation } from '@tanstack/react-router'
import { Label } from '#contracts/values.ts'
import { PageNotFound } from '#src/api/errors.ts'

type Asked = { params: Record<string, string>; location: ParsedLocation }

/** The validation of the routes whose addresses name things: what no label could be is a fatal 404. */
export function requireLabels({ params, location }: Asked) {
  if (Object.values(params).some((label) => !Label.safeParse(label).success))
    throw new PageNotFound(location.pathname)
}

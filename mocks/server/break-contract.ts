import type { Endpoint } from '#contracts/endpoint.ts'
import { parsePayload } from '#contracts/envelope.ts'
import type { Envelope } from '#contracts/envelope.ts'
import { randomFrom } from '../shop/random.ts'

type Path = readonly string[]

const broken = { broken: true }

function pathsIn(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))]
}

function withBroken(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return broken
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === key ? withBroken(item, rest) : item))
  const record = typeof value === 'object' && value !== null ? value : {}
  return { ...record, [key]: withBroken((record as Record<string, unknown>)[key], rest) }
}

/** Whether the client would refuse it. */
const isBroken = (endpoint: Endpoint, envelope: Envelope) => !parsePayload(endpoint, envelope).ok

/**
 * An answer of which one field is of another type: the one at `field` (`data.totals.payable`), else one that `draw`
 * chooses. Null where nothing would break: there is no such field, or it may be anything.
 */
export function breakContract(
  endpoint: Endpoint,
  envelope: Envelope,
  draw: string,
  field?: string,
): Envelope | null {
  if (field !== undefined) {
    const candidate = withBroken(envelope, field.split('.')) as Envelope
    return isBroken(endpoint, candidate) ? candidate : null
  }
  const random = randomFrom(draw)
  const paths = pathsIn(envelope[endpoint.payload], [endpoint.payload])
    .map((path) => ({ path, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
  for (const { path } of paths) {
    const candidate = withBroken(envelope, path) as Envelope
    if (isBroken(endpoint, candidate)) return candidate
  }
  return null
}

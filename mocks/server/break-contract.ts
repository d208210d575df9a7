import type { Endpoint } from '#contracts/endpoint.ts'
import { parsePayload } from '#contracts/envelope.ts'
import { readTolerantly } from '#contracts/read-tolerantly.ts'
import type { Envelope } from '#contracts/envelope.ts'
import { seededRandom } from '../shop/random.ts'

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

const isBroken = (endpoint: Endpoint, envelope: Envelope) => !parsePayload(endpoint, envelope).ok
const isUnreadable = (endpoint: Endpoint, envelope: Envelope) =>
  isBroken(endpoint, envelope) && readTolerantly(endpoint, envelope).output === undefined

/**
 * Gives one field another type: `field` (`data.totals.payable`), or a random one that a client cannot do without; null if
 * nothing would break.
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
  const random = seededRandom(draw)
  const paths = pathsIn(envelope[endpoint.payload], [endpoint.payload])
    .map((path) => ({ path, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
  for (const { path } of paths) {
    const candidate = withBroken(envelope, path) as Envelope
    if (isUnreadable(endpoint, candidate)) return candidate
  }
  return null
}

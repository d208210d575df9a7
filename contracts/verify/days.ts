import type { DeliveryMethod } from '../cart-operations.ts'
import type { deliveryEstimate } from '../delivery.ts'
import type { OutputOf } from '../endpoint.ts'
import { Product } from '../product.ts'
import { Order } from '../orders.ts'
import type { CallName } from '../registry.ts'
import { endpointOf } from './call-properties.ts'
import { tehranDay } from './clock.ts'
import { toShortJson } from './difference.ts'
import { Drift } from './drift.ts'

type DeliveryEstimate = OutputOf<typeof deliveryEstimate>
type Fields = Record<string, unknown>
type Claim = { path: string; expected: string; came: unknown }

/** Milliseconds. Date headers have whole seconds and may fall on the other side of midnight. */
const slack = 60_000

const futureFields = ['saleEndsOn', 'expiresAt']
const pastFields = [
  'placedAt',
  'paidAt',
  'at',
  'addedAt',
  'publishedOn',
  'on',
  'lastSeenAt',
  'signedInAt',
  'since',
  'requestedAt',
  'stateAt',
  'madeAt',
]

const isInstant = (when: string) => when.includes('T')

const isPast = (when: string, now: number) =>
  isInstant(when) ? Date.parse(when) < now - slack : when < tehranDay(now - slack)

const isFuture = (when: string, now: number) =>
  isInstant(when) ? Date.parse(when) > now + slack : when > tehranDay(now + slack)

function statusOn(day: string, from: string, to: string) {
  if (day < from) return 'coming'
  return day > to ? 'past' : 'running'
}

function* fieldClaims(key: string, when: string, path: string, now: number): Generator<Claim> {
  if (futureFields.includes(key) && isPast(when, now))
    yield {
      path,
      expected: `nothing before ${isInstant(when) ? new Date(now).toISOString() : tehranDay(now)}, the server's now`,
      came: when,
    }
  if (pastFields.includes(key) && isFuture(when, now))
    yield { path, expected: `nothing after ${new Date(now).toISOString()}, the server's now`, came: when }
}

function* spanClaims({ from, to, status }: Fields, path: string, now: number): Generator<Claim> {
  if (typeof from !== 'string' || typeof to !== 'string') return
  if (Date.parse(from) > Date.parse(to))
    yield { path: `${path}.to`, expected: `not before ${from}, where it begins`, came: to }
  const right = [now - slack, now + slack].map((at) => statusOn(tehranDay(at), from, to))
  if (status !== undefined && !right.includes(status as never))
    yield { path: `${path}.status`, expected: `${right[0]} on ${tehranDay(now)}`, came: status }
}

function* claimsWithin(value: unknown, path: string, now: number): Generator<Claim> {
  if (typeof value !== 'object' || value === null) return
  const fields = value as Fields
  yield* spanClaims(fields, path, now)
  if (fields.oldPrice === null && fields.saleEndsOn !== null)
    yield { path: `${path}.saleEndsOn`, expected: 'null without an oldPrice', came: fields.saleEndsOn }
  for (const [key, inner] of Object.entries(fields)) {
    if (typeof inner === 'string') yield* fieldClaims(key, inner, `${path}.${key}`, now)
    else if (inner !== null) yield* claimsWithin(inner, `${path}.${key}`, now)
  }
}

function* deliveryClaims(call: CallName, output: never, now: number): Generator<Claim> {
  const { output: schema } = endpointOf(call)
  const windows: { path: string; when: string; since: number }[] = []
  if (schema === Product) {
    const { from } = (output as Product).delivery
    windows.push({ path: 'data.delivery.from', when: from, since: now })
  }
  if (call === 'deliveryEstimate')
    windows.push({ path: 'data.from', when: (output as DeliveryEstimate).from, since: now })
  if (call === 'getDelivery')
    for (const [at, { to }] of (output as DeliveryMethod[]).entries())
      windows.push({ path: `data.${at}.to`, when: to, since: now })
  if (schema === Order) {
    const { delivery, placedAt } = output as Order
    if (delivery) windows.push({ path: 'data.delivery.to', when: delivery.to, since: Date.parse(placedAt) })
  }
  for (const { path, when, since } of windows)
    if (isPast(when, since))
      yield { path, expected: `not before ${new Date(since).toISOString()}`, came: when }
}

/** Throws a Drift for the first date on the wrong side of the server’s now. */
export function expectDays(call: CallName, output: unknown, now: number): void {
  for (const claims of [
    claimsWithin(output, endpointOf(call).payload, now),
    deliveryClaims(call, output as never, now),
  ])
    for (const { path, expected, came } of claims)
      throw new Drift({ call, path, expected: `${path}: ${expected}`, came: toShortJson(came) })
}

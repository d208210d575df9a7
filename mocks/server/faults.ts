import * as z from 'zod/mini'
import type { CartOperationName } from '#contracts/cart-operation.ts'
import { cart, endpoints } from '#contracts/registry.ts'
import type { EndpointName } from '#contracts/registry.ts'
import { randomFrom } from '../shop/random.ts'

/** Every call by its name, those of the cart by their operation. */
export type CallName = EndpointName | CartOperationName

export const callNames = [...Object.keys(endpoints), ...Object.keys(cart)] as [CallName, ...CallName[]]

/** What goes wrong with a call, and what a developer is told of it. */
export const faultKinds = {
  drop: 'the connection is cut and nothing is done',
  'drop-answer': 'the call is done and the connection is cut before its answer',
  html: 'a page instead of JSON, and nothing is done',
  truncate: 'the call is done; half of its JSON arrives',
  'break-contract': 'the call is done; one field of its answer is of another type',
  stale: 'the answer as things stood when the fault was planted, and nothing is done',
  'expire-token': 'the caller’s token has run out: a refresh renews it',
  'end-session': 'the caller’s tokens are void: 401, and the refresh too',
} as const
export type FaultKind = keyof typeof faultKinds

const longest = 60_000

const Milliseconds = z.int().check(z.minimum(0), z.maximum(longest))

/** `{ median, p95 }` is log-normal, drawn from the seed of the session. */
const Latency = z.union([Milliseconds, z.object({ median: Milliseconds, p95: Milliseconds })])
type Latency = z.output<typeof Latency>

/** One fault of one call, or of every call (`*`); a latency goes together with another fault. */
export const Fault = z.object({
  on: z.enum(['*', ...callNames]),
  fault: z.union([
    z.enum(Object.keys(faultKinds) as [FaultKind, ...FaultKind[]]),
    /** An envelope of refusal; nothing is done. A 429 and a 503 say when to ask again: `retryAfter` seconds, null for not at all. */
    z.object({
      status: z.int().check(z.minimum(400), z.maximum(599)),
      retryAfter: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(86_400)))),
    }),
    z.object({ latency: Latency }),
    /** The field to break, as a path in the answer: `data.totals.payable`. */
    z.object({ field: z.string().check(z.minLength(1)) }),
  ]),
  /** How often; for ever when left out. */
  times: z.optional(z.int().check(z.minimum(1))),
  /** How likely, from 0 to 1; always when left out. Drawn from the seed of the session. */
  chance: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
})
export type Fault = z.output<typeof Fault>

type Wrong = Exclude<Fault['fault'], { latency: Latency }>

/** What befalls one call: how long it waits (milliseconds), and what goes wrong. */
export type Taken = { latency: number; fault: Wrong | null }

const noFault: Taken = { latency: 0, fault: null }

/** The share of the 95th percentile of a normal distribution. */
const z95 = 1.6449

function millisecondsOf(latency: Latency, random: () => number): number {
  if (typeof latency === 'number') return latency
  const { median, p95 } = latency
  if (median === 0) return 0
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const drawn = median * Math.exp((Math.log(Math.max(p95, median) / median) / z95) * normal)
  return Math.min(longest, Math.round(drawn))
}

const isLatency = (kind: Fault['fault']): kind is { latency: Latency } =>
  typeof kind === 'object' && 'latency' in kind

/**
 * The first latency and the first other fault that wait for a call, and what is left of the list after it.
 * `draw` names this call among all of the session: the same draw and list give the same faults.
 */
export function takeFaults(
  faults: readonly Fault[],
  name: CallName,
  draw: string,
): { taken: Taken; rest: readonly Fault[] } {
  const meant = faults.filter(({ on }) => on === name || on === '*')
  if (meant.length === 0) return { taken: noFault, rest: faults }
  const random = randomFrom(draw)
  const struck = meant.filter(({ chance = 1 }) => random() < chance)
  const slow = struck.find(({ fault }) => isLatency(fault))
  const wrong = struck.find(({ fault }) => !isLatency(fault))
  const rest = faults.flatMap((fault) => {
    if ((fault !== slow && fault !== wrong) || fault.times === undefined) return [fault]
    return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []
  })
  const taken = {
    latency: slow && isLatency(slow.fault) ? millisecondsOf(slow.fault.latency, random) : 0,
    fault: wrong && !isLatency(wrong.fault) ? wrong.fault : null,
  }
  return { taken, rest }
}

/** As the header `x-mock-fault` says it: `drop`, `status 503`, `latency 300, truncate`. */
export function faultTitle({ latency, fault }: Taken): string | null {
  const slow = latency > 0 ? `latency ${latency}` : null
  return [slow, wrongTitle(fault)].filter((part) => part !== null).join(', ') || null
}

function wrongTitle(fault: Wrong | null): string | null {
  if (fault === null || typeof fault === 'string') return fault
  return 'status' in fault ? `status ${fault.status}` : `break ${fault.field}`
}

import * as z from 'zod/mini'
import { callNames } from '#contracts/registry.ts'
import type { CallName } from '#contracts/registry.ts'
import { seededRandom } from '../shop/random.ts'

export const faultKinds = {
  drop: 'the connection is cut and nothing is done',
  'drop-answer': 'the call is done and the connection is cut before its answer',
  html: 'a page instead of JSON, and nothing is done',
  truncate: 'the call is done; half of its JSON arrives',
  'break-contract': 'the call is done; one field of its answer is of another type',
  stale: 'the answer of the state when the fault was set, and nothing is done',
  'expire-token': 'the caller’s token has run out: a refresh renews it',
  'end-session': 'the caller’s tokens are void: 401, and the refresh too',
} as const
export type FaultKind = keyof typeof faultKinds

const maxLatency = 60_000

const Milliseconds = z.int().check(z.minimum(0), z.maximum(maxLatency))

/** `{ median, p95 }` is a log-normal distribution, seeded by the session. */
const Latency = z.union([
  Milliseconds,
  z
    .object({ median: Milliseconds, p95: Milliseconds })
    .check(z.refine(({ median, p95 }) => p95 >= median, { path: ['p95'], error: 'below the median' })),
])
type Latency = z.output<typeof Latency>

/** A fault of one call or of every call (`*`); a latency, there and back, combines with another fault. */
export const Fault = z.object({
  on: z.enum(['*', ...callNames]),
  fault: z.union([
    z.enum(Object.keys(faultKinds) as [FaultKind, ...FaultKind[]]),
    /** Nothing is done. `retryAfter` in seconds, null for none; 429 and 503 send a default. */
    z.object({
      status: z.int().check(z.minimum(400), z.maximum(599)),
      retryAfter: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(86_400)))),
    }),
    z.object({ latency: Latency }),
    /** Path of the field to break: `data.totals.payable`. */
    z.object({ field: z.string().check(z.minLength(1)) }),
  ]),
  /** Unlimited by default. */
  times: z.optional(z.int().check(z.minimum(1))),
  /** Probability from 0 to 1, default 1; seeded by the session. */
  chance: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
})
export type Fault = z.output<typeof Fault>

type NonLatencyFault = Exclude<Fault['fault'], { latency: Latency }>

/** `latency` in milliseconds. */
export type InjectedFault = { latency: number; fault: NonLatencyFault | null }

const noFault: InjectedFault = { latency: 0, fault: null }

/** z-score of the 95th percentile. */
const z95 = 1.6449

function millisecondsOf(latency: Latency, random: () => number): number {
  if (typeof latency === 'number') return latency
  const { median, p95 } = latency
  if (median === 0) return 0
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const drawn = median * Math.exp((Math.log(p95 / median) / z95) * normal)
  return Math.min(maxLatency, Math.round(drawn))
}

const isLatency = (kind: Fault['fault']): kind is { latency: Latency } =>
  typeof kind === 'object' && 'latency' in kind

/** The first matching latency and other fault, and the faults left after them. `draw` seeds the chances. */
export function consumeFaults(
  faults: readonly Fault[],
  name: CallName,
  draw: string,
): { injected: InjectedFault; rest: readonly Fault[] } {
  const candidates = faults.filter(({ on }) => on === name || on === '*')
  if (candidates.length === 0) return { injected: noFault, rest: faults }
  const random = seededRandom(draw)
  const active = candidates.filter(({ chance = 1 }) => random() < chance)
  const slow = active.find(({ fault }) => isLatency(fault))
  const wrong = active.find(({ fault }) => !isLatency(fault))
  const rest = faults.flatMap((fault) => {
    if ((fault !== slow && fault !== wrong) || fault.times === undefined) return [fault]
    return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []
  })
  const injected = {
    latency: slow && isLatency(slow.fault) ? millisecondsOf(slow.fault.latency, random) : 0,
    fault: wrong && !isLatency(wrong.fault) ? wrong.fault : null,
  }
  return { injected, rest }
}

/** The value of `x-mock-fault`: `drop`, `status 503`, `latency 300, truncate`. */
export function faultTitle({ latency, fault }: InjectedFault): string | null {
  const slow = latency > 0 ? `latency ${latency}` : null
  return [slow, nonLatencyTitle(fault)].filter((part) => part !== null).join(', ') || null
}

function nonLatencyTitle(fault: NonLatencyFault | null): string | null {
  if (fault === null || typeof fault === 'string') return fault
  return 'status' in fault ? `status ${fault.status}` : `break ${fault.field}`
}

import * as z from 'zod/mini'
import type { CartOperationName } from '#contracts/cart-operations.ts'
import { cart, endpoints } from '#contracts/registry.ts'
import type { EndpointName } from '#contracts/registry.ts'

/** Every call by its name, those of the cart by their operation. */
export type CallName = EndpointName | CartOperationName

const callNames = [...Object.keys(endpoints), ...Object.keys(cart)] as [CallName, ...CallName[]]

/**
 * What goes wrong with a call.
 * `drop` cuts the connection, `html` answers a page instead of JSON and `status` an envelope of refusal: the
 * shop's state stays as it was. `truncate` (half of the JSON), `break-contract` (one field of another type) and
 * `latency` (milliseconds) spoil the answer of a call that was done.
 */
export const Fault = z.object({
  on: z.enum(callNames),
  fault: z.union([
    z.enum(['drop', 'html', 'truncate', 'break-contract']),
    z.object({ status: z.int().check(z.minimum(400), z.maximum(599)) }),
    z.object({ latency: z.int().check(z.minimum(0), z.maximum(60_000)) }),
  ]),
  /** How often; for ever when left out. */
  times: z.optional(z.int().check(z.minimum(1))),
})
export type Fault = z.output<typeof Fault>

type Kind = Fault['fault']

const isLatency = (kind: Kind): kind is { latency: number } => typeof kind === 'object' && 'latency' in kind

export type Taken = { rest: Fault[]; latency: number; fault: Exclude<Kind, { latency: number }> | null }

/** The first latency and the first other fault that wait for a call, and what is left of the list after it. */
export function takeFaults(faults: readonly Fault[], name: CallName): Taken {
  const slow = faults.find(({ on, fault }) => on === name && isLatency(fault))
  const wrong = faults.find(({ on, fault }) => on === name && !isLatency(fault))
  const rest = faults.flatMap((fault) => {
    if ((fault !== slow && fault !== wrong) || fault.times === undefined) return [fault]
    return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []
  })
  return {
    rest,
    latency: slow && isLatency(slow.fault) ? slow.fault.latency : 0,
    fault: wrong && !isLatency(wrong.fault) ? wrong.fault : null,
  }
}

/** As the header `x-mock-fault` says it: `drop`, `status 503`, `latency 300, truncate`. */
export function faultTitle({ latency, fault }: Taken): string | null {
  const wrong = fault !== null && typeof fault === 'object' ? `status ${fault.status}` : fault
  return [latency > 0 ? `latency ${latency}` : null, wrong].filter((part) => part !== null).join(', ') || null
}

const broken = { broken: true }

/** A payload whose first field is no longer what the contract says. */
export function breakContract(payload: unknown): unknown {
  if (Array.isArray(payload))
    return payload.length === 0 ? broken : [breakContract(payload[0]), ...payload.slice(1)]
  if (typeof payload !== 'object' || payload === null) return broken
  const [first] = Object.keys(payload)
  return first === undefined ? broken : { ...payload, [first]: broken }
}

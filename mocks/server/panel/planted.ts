import type { Fault } from '../faults.ts'

export type Latency = Extract<Fault['fault'], { latency: unknown }>['latency']

const isSame = (one: Fault, other: Fault) => JSON.stringify(one) === JSON.stringify(other)

export const isPlanted = (faults: readonly Fault[], fault: Fault) =>
  faults.some((other) => isSame(fault, other))

/** With a fault in front of all others: the first that fits a call strikes it. */
export const withPlanted = (faults: readonly Fault[], fault: Fault): Fault[] => [fault, ...faults]

/** Without one such fault. */
export function withoutPlanted(faults: readonly Fault[], fault: Fault): Fault[] {
  const at = faults.findIndex((other) => isSame(fault, other))
  return faults.filter((_, index) => index !== at)
}

/** The latency of all calls for good; not one of a single call, of a few calls or by chance. */
function ofAllCalls({ on, fault, times, chance }: Fault): Latency | null {
  const isPlain = on === '*' && times === undefined && chance === undefined
  return isPlain && typeof fault === 'object' && 'latency' in fault ? fault.latency : null
}

export const latencyOf = (faults: readonly Fault[]): Latency =>
  faults.map(ofAllCalls).find((latency) => latency !== null) ?? 0

/** With this latency for all calls in place of another; 0 takes it away. */
export function withLatency(faults: readonly Fault[], latency: Latency): Fault[] {
  const others = faults.filter((fault) => ofAllCalls(fault) === null)
  return latency === 0 ? others : [...others, { on: '*', fault: { latency } }]
}

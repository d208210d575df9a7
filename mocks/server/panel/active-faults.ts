import type { Fault } from '../faults.ts'

export type Latency = Extract<Fault['fault'], { latency: unknown }>['latency']

const isSame = (one: Fault, other: Fault) => JSON.stringify(one) === JSON.stringify(other)

export const isFaultActive = (faults: readonly Fault[], fault: Fault) =>
  faults.some((other) => isSame(fault, other))

/** Puts the fault first: the first match of a call wins. */
export const addFault = (faults: readonly Fault[], fault: Fault): Fault[] => [fault, ...faults]

export function removeFault(faults: readonly Fault[], fault: Fault): Fault[] {
  const at = faults.findIndex((other) => isSame(fault, other))
  return faults.filter((_, index) => index !== at)
}

/** Only a permanent latency of all calls, not one of a single call, a few calls or by chance. */
function globalLatency({ on, fault, times, chance }: Fault): Latency | null {
  const isPlain = on === '*' && times === undefined && chance === undefined
  return isPlain && typeof fault === 'object' && 'latency' in fault ? fault.latency : null
}

export const latencyOf = (faults: readonly Fault[]): Latency =>
  faults.map(globalLatency).find((latency) => latency !== null) ?? 0

/** Replaces the latency of all calls; 0 removes it. */
export function withLatency(faults: readonly Fault[], latency: Latency): Fault[] {
  const others = faults.filter((fault) => globalLatency(fault) === null)
  return latency === 0 ? others : [...others, { on: '*', fault: { latency } }]
}

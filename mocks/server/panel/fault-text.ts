import type { Fault } from '../faults.ts'

/** `drop`, `status 503`, `latency 300 ms`. */
export function faultText({ fault }: Fault): string {
  if (typeof fault === 'string') return fault
  if ('status' in fault) return `status ${fault.status}`
  if ('field' in fault) return `break ${fault.field}`
  const { latency } = fault
  return typeof latency === 'number'
    ? `latency ${latency} ms`
    : `latency ${latency.median} ms, p95 ${latency.p95} ms`
}

/** `always`, `once`, `3 times`, `20 % of calls, once`. */
export function howOften({ times, chance }: Fault): string {
  const share = chance === undefined ? '' : `${Math.round(chance * 100)} % of calls`
  const count = times === undefined ? '' : times === 1 ? 'once' : `${times} times`
  return [share, count].filter(Boolean).join(', ') || 'always'
}

export const callText = (on: Fault['on']) => (on === '*' ? 'every call' : on)

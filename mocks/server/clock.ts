/** Real time plus an offset, or a moment that stands still until it is moved; milliseconds since the epoch. */
export type Clock = { kind: 'real'; offset: number } | { kind: 'frozen'; now: number }

/** Where a clock stands that was told no other moment; all that the mock shop tells of its past is older. */
export const defaultNow = '2026-11-18T08:30:00Z'

export const realClock = (): Clock => ({ kind: 'real', offset: 0 })

/** A clock that stands at an ISO instant; an instant that cannot be read is a RangeError. */
export function frozenClock(now: string = defaultNow): Clock {
  const at = Date.parse(now)
  if (Number.isNaN(at)) throw new RangeError(`Not an instant: ${now}`)
  return { kind: 'frozen', now: at }
}

export const nowOf = (clock: Clock) => (clock.kind === 'real' ? Date.now() + clock.offset : clock.now)

export const advanced = (clock: Clock, seconds: number): Clock =>
  clock.kind === 'real'
    ? { ...clock, offset: clock.offset + seconds * 1000 }
    : { ...clock, now: clock.now + seconds * 1000 }

/** Real time plus `offset`, or frozen at `now`; milliseconds. */
export type Clock = { kind: 'real'; offset: number } | { kind: 'frozen'; now: number }

/** Later than all past dates of the seed data (reviews, articles). */
export const defaultNow = '2026-11-18T08:30:00Z'

export const realClock = (): Clock => ({ kind: 'real', offset: 0 })

/** `now` is an ISO instant; an invalid one is a RangeError. */
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

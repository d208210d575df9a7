/** Seconds left of a wait of `length` seconds until `until`; 0 also when more would be left, as after the clock was set back. */
export function secondsLeft(until: number, length: number, now: number): number {
  const seconds = Math.ceil((until - now) / 1000)
  return seconds > 0 && seconds <= length ? seconds : 0
}

import { padded } from './calendar.ts'

/**
 * The moment in a time zone, stored: `YYYY-MM-DDTHH:mm`, which is how Swedish writes it but for the `T`. `at` is
 * milliseconds of the epoch. Throws the RangeError of `Intl` for a zone that it does not know.
 */
export const nowIn = (timeZone: string, at = Date.now()): string =>
  new Date(at).toLocaleString('sv', { timeZone }).replace(' ', 'T').slice(0, 16)

const minuteLength = 60_000

const offsetAt = (timeZone: string, at: number) =>
  Date.parse(`${nowIn(timeZone, at)}Z`) / minuteLength - Math.floor(at / minuteLength)

/** How far a zone's clock stands from UTC at a stored wall time: `+03:30`, `-08:00`. */
export function offsetOf(stored: string, timeZone: string): string {
  const wall = Date.parse(`${stored}Z`)
  const near = offsetAt(timeZone, wall)
  const minutes = offsetAt(timeZone, wall - near * minuteLength)
  const whole = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${padded(Math.floor(whole / 60))}:${padded(whole % 60)}`
}

import { padded } from './calendar.ts'

/**
 * The moment in a time zone, stored: `YYYY-MM-DDTHH:mm`. `at` is milliseconds of the epoch. Throws the RangeError
 * of `Intl` for a zone that it does not know.
 */
export function nowIn(timeZone: string, at = Date.now()): string {
  const { year, month, day, hour, minute } = partsIn(timeZone, at)
  return `${padded(year, 4)}-${padded(month)}-${padded(day)}T${padded(hour)}:${padded(minute)}`
}

function partsIn(timeZone: string, at: number) {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const numberOf = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return {
    year: numberOf('year'),
    month: numberOf('month'),
    day: numberOf('day'),
    hour: numberOf('hour'),
    minute: numberOf('minute'),
  }
}

const minuteLength = 60_000

function offsetAt(timeZone: string, at: number) {
  const { year, month, day, hour, minute } = partsIn(timeZone, at)
  return Date.UTC(year, month - 1, day, hour, minute) / minuteLength - Math.floor(at / minuteLength)
}

/** How far a zone's clock stands from UTC at a stored wall time: `+03:30`, `-08:00`. */
export function offsetOf(stored: string, timeZone: string): string {
  const wall = Date.parse(`${stored}Z`)
  const near = offsetAt(timeZone, wall)
  const minutes = offsetAt(timeZone, wall - near * minuteLength)
  const whole = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${padded(Math.floor(whole / 60))}:${padded(whole % 60)}`
}

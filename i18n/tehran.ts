import { shopTimeZone } from './locales.ts'

/** Milliseconds. */
export const dayInMs = 86_400_000

/** Swedish formats as ISO 8601, but with a space instead of `T`. */
const formatter = new Intl.DateTimeFormat('sv-SE', {
  timeZone: shopTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Milliseconds since the epoch → `YYYY-MM-DDTHH:mm` in Tehran. */
export const tehranDateTime = (at: number) => formatter.format(at).replace(' ', 'T')

/** Milliseconds since the epoch → `YYYY-MM-DD` in Tehran. */
export const tehranDay = (at: number) => tehranDateTime(at).slice(0, 10)

export const tehranToday = () => tehranDay(Date.now())

/** Milliseconds since the epoch at `hour` in Tehran, `days` after the day of `at`. */
export function tehranHour(at: number, days: number, hour: number): number {
  const midnight = Date.parse(`${tehranDay(at)}T00:00Z`)
  const offset = Date.parse(`${tehranDateTime(midnight)}Z`) - midnight
  return midnight - offset + days * dayInMs + hour * 3_600_000
}

/** Milliseconds since the epoch when a day, `YYYY-MM-DD`, ends in Tehran. */
export const tehranDayEnd = (day: string) => tehranHour(Date.parse(`${day}T12:00Z`), 1, 0)

import { padded } from './calendar.ts'
import type { Wall } from './calendar.ts'
import { inDigits } from './digits.ts'
import type { Digits } from './digits.ts'
import type { PickerType } from './steps.ts'
import { offsetOf } from './today.ts'

/**
 * How each type is displayed, in the picker's calendar. A pattern has the tokens `YYYY MM DD`, `HH` (00–23) or
 * `hh` (01–12) with `A` (half of the day), and `mm`; all else stands as it is.
 */
export const displayPatterns: Record<PickerType, string> = {
  date: 'YYYY-MM-DD',
  datetime: 'YYYY-MM-DDTHH:mm',
  year: 'YYYY',
  month: 'YYYY-MM',
  time: 'HH:mm',
  'year-month': 'YYYY-MM',
}

export type Token = 'YYYY' | 'MM' | 'DD' | 'HH' | 'hh' | 'mm' | 'A'

export const tokenPattern = /YYYY|MM|DD|HH|hh|mm|A/g

/** An hour of 0 to 23 on a dial of twelve: 0 → 12 before noon, 13 → 1 after it. */
export const twelveHour = (hour: number) => ({ hour: hour % 12 || 12, isAfternoon: hour >= 12 })

/** An hour of 1 to 12 and its half of the day, as one of 0 to 23. */
export const fromTwelve = (hour: number, isAfternoon: boolean) => (hour % 12) + (isAfternoon ? 12 : 0)

export type DayPeriods = readonly [string, string]

const textOf: Record<Token, (wall: Wall, periods: DayPeriods) => string> = {
  YYYY: ({ year }) => padded(year, 4),
  MM: ({ month }) => padded(month),
  DD: ({ day }) => padded(day),
  HH: ({ hour }) => padded(hour),
  hh: ({ hour }) => padded(twelveHour(hour).hour),
  mm: ({ minute }) => padded(minute),
  A: ({ hour }, periods) => periods[twelveHour(hour).isAfternoon ? 1 : 0],
}

/** A wall by a pattern, in its own calendar: `۱۴۰۴-۰۷-۰۵T۱۲:۳۰`. */
export function formatWall(
  wall: Wall,
  pattern: string,
  digits: Digits = 'latn',
  periods: DayPeriods = ['AM', 'PM'],
): string {
  const text = pattern.replace(tokenPattern, (token) => textOf[token as Token](wall, periods))
  return inDigits(text, digits)
}

/** For a hidden field: `YYYY-MM-DD HH:mm`, Gregorian. */
export const hiddenText = (stored: string) => stored.replace('T', ' ')

/**
 * What a form sends: `YYYY-MM-DD` of the types without a clock, `HH:mm:ss+03:30` of `time`, and `YYYY-MM-DD HH:mm`
 * of `datetime`. Gregorian; a RangeError for an unknown time zone.
 */
export function alternateOf(stored: string, type: PickerType, timeZone: string): string {
  if (type === 'time') return `${stored.slice(11)}:00${offsetOf(stored, timeZone)}`
  return type === 'datetime' ? hiddenText(stored) : stored.slice(0, 10)
}

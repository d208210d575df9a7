import { padded } from './calendar.ts'
import type { WallTime } from './calendar.ts'
import { toDigits } from './digits.ts'
import type { Digits } from './digits.ts'
import type { PickerType } from './steps.ts'
import { offsetOf } from './today.ts'

/** In the picker's calendar. Tokens: `YYYY`, `MM`, `DD`, `HH` or `hh` with `A`, `mm`; other text is literal. */
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

export const toTwelveHour = (hour: number) => ({ hour: hour % 12 || 12, isAfternoon: hour >= 12 })

export const fromTwelve = (hour: number, isAfternoon: boolean) => (hour % 12) + (isAfternoon ? 12 : 0)

export type DayPeriods = readonly [string, string]

const textOf: Record<Token, (wall: WallTime, periods: DayPeriods) => string> = {
  YYYY: ({ year }) => padded(year, 4),
  MM: ({ month }) => padded(month),
  DD: ({ day }) => padded(day),
  HH: ({ hour }) => padded(hour),
  hh: ({ hour }) => padded(toTwelveHour(hour).hour),
  mm: ({ minute }) => padded(minute),
  A: ({ hour }, periods) => periods[toTwelveHour(hour).isAfternoon ? 1 : 0],
}

export function formatWallTime(
  wall: WallTime,
  pattern: string,
  digits: Digits = 'latn',
  periods: DayPeriods = ['AM', 'PM'],
): string {
  const text = pattern.replace(tokenPattern, (token) => textOf[token as Token](wall, periods))
  return toDigits(text, digits)
}

export const hiddenInputText = (stored: string) => stored.replace('T', ' ')

/** Form value, Gregorian: `YYYY-MM-DD`, `YYYY-MM-DD HH:mm` or `HH:mm:ss+03:30`. RangeError for an unknown zone. */
export function formValue(stored: string, type: PickerType, timeZone: string): string {
  if (type === 'time') return `${stored.slice(11)}:00${offsetOf(stored, timeZone)}`
  return type === 'datetime' ? hiddenInputText(stored) : stored.slice(0, 10)
}

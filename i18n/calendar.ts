import type { Locales } from './i18n-types.ts'
import { localeTable } from './locales.ts'
import { dayInMs } from './tehran.ts'

export type Calendar = (typeof localeTable)[Locales]['calendar']

/** Year, month (from 1) and day in a calendar. */
export type DayParts = { year: number; month: number; day: number }

const dayFormat = 'YYYY-MM-DD'.length

const reader = (calendar: Calendar) =>
  new Intl.DateTimeFormat('en', {
    calendar,
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })

const readers = { persian: reader('persian'), gregory: reader('gregory') }

function partsAt(calendar: Calendar, at: number): DayParts {
  const parts = readers[calendar].formatToParts(at)
  const numberOf = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value)
  return { year: numberOf('year'), month: numberOf('month'), day: numberOf('day') }
}

/** A Gregorian day, `YYYY-MM-DD`, in a calendar. */
export const partsOf = (calendar: Calendar, day: string): DayParts => partsAt(calendar, Date.parse(day))

/** Nowruz falls on 19 to 22 March. */
function persianNewYear(year: number): number {
  const from = Date.UTC(year + 621, 2, 19)
  const days = [0, 1, 2, 3].map((later) => from + later * dayInMs)
  return days.find((at) => partsAt('persian', at).month === 1) ?? from
}

/** Six months of 31 days, then of 30. */
const persianDaysBefore = (month: number) => (month - 1) * 30 + Math.min(month - 1, 6)

function momentOf(calendar: Calendar, { year, month, day }: DayParts): number {
  if (calendar === 'gregory') return Date.UTC(year, month - 1, day)
  return persianNewYear(year) + (persianDaysBefore(month) + day - 1) * dayInMs
}

/** The Gregorian day, `YYYY-MM-DD`; null when the calendar has no such day. */
export function dayFrom(calendar: Calendar, parts: DayParts): string | null {
  const at = momentOf(calendar, parts)
  const { year, month, day } = partsAt(calendar, at)
  if (year !== parts.year || month !== parts.month || day !== parts.day) return null
  return new Date(at).toISOString().slice(0, dayFormat)
}

export function monthNames(locale: Locales): string[] {
  const calendar = localeTable[locale].calendar
  const name = new Intl.DateTimeFormat(localeTable[locale].tag, { calendar, month: 'long', timeZone: 'UTC' })
  const year = partsOf(calendar, '2026-06-01').year
  return Array.from({ length: 12 }, (_, at) =>
    name.format(momentOf(calendar, { year, month: at + 1, day: 1 })),
  )
}

/** A day or a year in the locale’s digits, without grouping. */
export const ungroupedNumber = (locale: Locales, value: number) =>
  new Intl.NumberFormat(localeTable[locale].tag, { useGrouping: false }).format(value)

const friday = 5

/** `day` is `YYYY-MM-DD`; Friday is Iran’s day of rest. */
export const isFriday = (day: string) => new Date(day).getUTCDay() === friday

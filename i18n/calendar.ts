import type { Locales } from './i18n-types.ts'
import { localeTable } from './locales.ts'
import { dayLength } from './tehran.ts'

export type Calendar = (typeof localeTable)[Locales]['calendar']

/** A day by the numbers of a calendar; months from 1. */
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

/** A Gregorian day, `YYYY-MM-DD`, by the numbers of a calendar. */
export const partsOf = (calendar: Calendar, day: string): DayParts => partsAt(calendar, Date.parse(day))

/** The first day of a Persian year falls on 19 to 22 March. */
function persianNewYear(year: number): number {
  const from = Date.UTC(year + 621, 2, 19)
  const days = [0, 1, 2, 3].map((later) => from + later * dayLength)
  return days.find((at) => partsAt('persian', at).month === 1) ?? from
}

/** Six months of 31 days, and then of 30. */
const persianDaysBefore = (month: number) => (month - 1) * 30 + Math.min(month - 1, 6)

function momentOf(calendar: Calendar, { year, month, day }: DayParts): number {
  if (calendar === 'gregory') return Date.UTC(year, month - 1, day)
  return persianNewYear(year) + (persianDaysBefore(month) + day - 1) * dayLength
}

/** The Gregorian day, `YYYY-MM-DD`, of numbers of a calendar; null where the calendar has no such day. */
export function dayFrom(calendar: Calendar, parts: DayParts): string | null {
  const at = momentOf(calendar, parts)
  const { year, month, day } = partsAt(calendar, at)
  if (year !== parts.year || month !== parts.month || day !== parts.day) return null
  return new Date(at).toISOString().slice(0, dayFormat)
}

/** The twelve months of the locale’s calendar by name, as they stand alone. */
export function monthNames(locale: Locales): string[] {
  const calendar = localeTable[locale].calendar
  const name = new Intl.DateTimeFormat(localeTable[locale].tag, { calendar, month: 'long', timeZone: 'UTC' })
  const year = partsOf(calendar, '2026-06-01').year
  return Array.from({ length: 12 }, (_, at) =>
    name.format(momentOf(calendar, { year, month: at + 1, day: 1 })),
  )
}

/** A day or a year as it is read: in the locale’s digits, without groups. */
export const plainNumber = (locale: Locales, value: number) =>
  new Intl.NumberFormat(localeTable[locale].tag, { useGrouping: false }).format(value)

const friday = 5

/** Whether a Gregorian day, `YYYY-MM-DD`, is one on which Iran rests. */
export const isFriday = (day: string) => new Date(day).getUTCDay() === friday

/** A day of the locale’s calendar, `YYYY-MM-DD`, as a Gregorian one; null where that calendar has no such day. */
export function gregorianDay(locale: Locales, text: string): string | null {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return dayFrom(localeTable[locale].calendar, { year, month, day })
}

import { calendarNameOf, toCalendar, toWallTime } from './calendar.ts'
import type { CalendarName, WallTime } from './calendar.ts'
import type { Weekday } from './weeks.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached: constructing a format takes longer than rendering a month. */
function formatOf(locale: string, calendar: CalendarName, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([locale, calendar, options])
  const cached =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, calendar, timeZone: 'UTC' })
  formats.set(key, cached)
  return cached
}

/** For `Intl` only, never for arithmetic. */
function asUtc(wall: WallTime) {
  const { year, month, day, hour, minute } = toCalendar(wall, 'gregory')
  return Date.UTC(year, month - 1, day, hour, minute)
}

export const calendarOf = (locale: string): CalendarName =>
  new Intl.Locale(locale).language === 'fa' ? 'persian' : 'gregory'

const sunday = toWallTime('gregory', 2023, 1, 1)

type LocaleWithWeeks = Intl.Locale & { getWeekInfo?: () => { firstDay: number } }

/** By CLDR: fa-IR Saturday, en-US Sunday, ru-RU Monday; the fallback is for browsers without `getWeekInfo`. */
export function weekStartOf(locale: string): Weekday {
  const own: LocaleWithWeeks = new Intl.Locale(locale)
  const first = own.getWeekInfo?.().firstDay ?? { fa: 6, en: 0 }[own.language] ?? 1
  return (first % 7) as Weekday
}

export function monthNames(
  calendar: CalendarName,
  locale: string,
  width: 'long' | 'short' = 'long',
): string[] {
  const format = formatOf(locale, calendar, { month: width })
  const year = calendar === 'persian' ? 1400 : 2023
  return Array.from({ length: 12 }, (_, at) => format.format(asUtc(toWallTime(calendar, year, at + 1))))
}

export function weekdayNames(locale: string, weekStart: Weekday, width: 'long' | 'short' | 'narrow') {
  const format = formatOf(locale, 'gregory', { weekday: width })
  return Array.from({ length: 7 }, (_, at) => format.format(asUtc(sunday.add({ days: weekStart + at }))))
}

function partsOf(wall: WallTime, locale: string, options: Intl.DateTimeFormatOptions) {
  const parts = formatOf(locale, calendarNameOf(wall), options).formatToParts(asUtc(wall))
  return new Map(parts.map(({ type, value }) => [type, value]))
}

/** `Intl` puts the Persian year first and adds the era: neither is customary. */
function formatOrdered(wall: WallTime, locale: string, options: Intl.DateTimeFormatOptions, order: string[]) {
  const isUsual = calendarNameOf(wall) === 'gregory' && calendarOf(locale) === 'gregory'
  if (isUsual) return formatOf(locale, 'gregory', options).format(asUtc(wall))
  const parts = partsOf(wall, locale, options)
  return order.map((type) => parts.get(type as Intl.DateTimeFormatPartTypes)).join(' ')
}

/** «شنبه ۵ مهر ۱۴۰۴», `Saturday, September 27, 2025`. */
export const dayName = (wall: WallTime, locale: string) =>
  formatOrdered(wall, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, [
    'weekday',
    'day',
    'month',
    'year',
  ])

export const monthName = (wall: WallTime, locale: string) =>
  formatOrdered(wall, locale, { month: 'long', year: 'numeric' }, ['month', 'year'])

export function dayPeriodNames(locale: string): [string, string] {
  const nameAt = (hour: number) =>
    partsOf(toWallTime('gregory', 2023, 1, 1, hour), locale, { hour: 'numeric', hourCycle: 'h12' }).get(
      'dayPeriod',
    )
  return [nameAt(1) ?? 'AM', nameAt(13) ?? 'PM']
}

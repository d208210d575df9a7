import { calendarNameOf, inCalendar, wallOf } from './calendar.ts'
import type { CalendarName, Wall } from './calendar.ts'
import type { Weekday } from './weeks.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once each: to make one takes longer than to draw a month. */
function formatOf(locale: string, calendar: CalendarName, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([locale, calendar, options])
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, calendar, timeZone: 'UTC' })
  formats.set(key, known)
  return known
}

/** The wall's numbers as though it stood in UTC: for `Intl`, never for arithmetic. */
function asUtc(wall: Wall) {
  const { year, month, day, hour, minute } = inCalendar(wall, 'gregory')
  return Date.UTC(year, month - 1, day, hour, minute)
}

/** The calendar that people who read a language write their dates in. `locale` is a BCP 47 tag, as below. */
export const calendarOf = (locale: string): CalendarName =>
  new Intl.Locale(locale).language === 'fa' ? 'persian' : 'gregory'

const sunday = wallOf('gregory', 2023, 1, 1)

type LocaleWithWeeks = Intl.Locale & { getWeekInfo?: () => { firstDay: number } }

/**
 * By CLDR: fa-IR Saturday, en-US Sunday, ru-RU Monday; a language without a region counts as its largest. A browser
 * without `getWeekInfo` has the first days of these three.
 */
export function weekStartOf(locale: string): Weekday {
  const own: LocaleWithWeeks = new Intl.Locale(locale)
  const first = own.getWeekInfo?.().firstDay ?? { fa: 6, en: 0 }[own.language] ?? 1
  return (first % 7) as Weekday
}

/** The twelve months as they stand alone. */
export function monthNames(
  calendar: CalendarName,
  locale: string,
  width: 'long' | 'short' = 'long',
): string[] {
  const format = formatOf(locale, calendar, { month: width })
  const year = calendar === 'persian' ? 1400 : 2023
  return Array.from({ length: 12 }, (_, at) => format.format(asUtc(wallOf(calendar, year, at + 1))))
}

/** The seven days of the week from its first one. */
export function weekdayNames(locale: string, weekStart: Weekday, width: 'long' | 'short' | 'narrow') {
  const format = formatOf(locale, 'gregory', { weekday: width })
  return Array.from({ length: 7 }, (_, at) => format.format(asUtc(sunday.add({ days: weekStart + at }))))
}

function partsOf(wall: Wall, locale: string, options: Intl.DateTimeFormatOptions) {
  const parts = formatOf(locale, calendarNameOf(wall), options).formatToParts(asUtc(wall))
  return new Map(parts.map(({ type, value }) => [type, value]))
}

const isPersian = (locale: string) => new Intl.Locale(locale).language === 'fa'

/** The pattern of `Intl` says the Persian year first, which nobody does; and it names the era, which all know. */
function joined(wall: Wall, locale: string, options: Intl.DateTimeFormatOptions, order: string[]) {
  const isUsual = calendarNameOf(wall) === 'gregory' && !isPersian(locale)
  if (isUsual) return formatOf(locale, 'gregory', options).format(asUtc(wall))
  const parts = partsOf(wall, locale, options)
  return order.map((type) => parts.get(type as Intl.DateTimeFormatPartTypes)).join(' ')
}

/** «شنبه ۵ مهر ۱۴۰۴», `Saturday, September 27, 2025`: what a cell is called. */
export const dayName = (wall: Wall, locale: string) =>
  joined(wall, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, [
    'weekday',
    'day',
    'month',
    'year',
  ])

/** «مهر ۱۴۰۴», `September 2025`: the heading of a month. */
export const monthName = (wall: Wall, locale: string) =>
  joined(wall, locale, { month: 'long', year: 'numeric' }, ['month', 'year'])

/** What the two halves of the day are called: «ق.ظ.», `AM`; «ب.ظ.», `PM`. */
export function dayPeriodNames(locale: string): [string, string] {
  const nameAt = (hour: number) =>
    partsOf(wallOf('gregory', 2023, 1, 1, hour), locale, { hour: 'numeric', hourCycle: 'h12' }).get(
      'dayPeriod',
    )
  return [nameAt(1) ?? 'AM', nameAt(13) ?? 'PM']
}

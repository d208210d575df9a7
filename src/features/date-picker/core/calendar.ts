import { CalendarDateTime, GregorianCalendar, PersianCalendar } from '@internationalized/date'

export type CalendarName = 'persian' | 'gregory'

/** A day and a time of day as a clock on the wall shows them, in a calendar: no time zone, to the minute. */
export type Wall = CalendarDateTime

const calendars = { persian: new PersianCalendar(), gregory: new GregorianCalendar() }

/**
 * The days that are known, stored: on each the 33-year rule of the Persian calendar says what ICU says; the first
 * that they differ on is in 1503. Nothing outside is read, picked or reached.
 */
export const known = { first: '1822-01-01T00:00', last: '2122-12-31T23:59' } as const

export const calendarNameOf = (wall: Wall) => wall.calendar.identifier as CalendarName

/** Numbers that a month, a day or a clock cannot have are held to the nearest that it can. */
export const wallOf = (
  calendar: CalendarName,
  year: number,
  month = 1,
  day = 1,
  hour = 0,
  minute = 0,
): Wall => new CalendarDateTime(calendars[calendar], year, month, day).set({ hour, minute })

/** The same numbers, or null where the calendar or the clock has no such moment: 1404-12-30, 25:00. */
export function realWall(
  calendar: CalendarName,
  year: number,
  month: number,
  day: number,
  hour = 0,
  minute = 0,
): Wall | null {
  const wall = wallOf(calendar, year, month, day, hour, minute)
  const asked = [year, month, day, hour, minute]
  const got = [wall.year, wall.month, wall.day, wall.hour, wall.minute]
  if (asked.some((number, at) => number !== got[at])) return null
  const stored = toStored(wall)
  return stored < known.first || stored > known.last ? null : wall
}

/** The same moment by the numbers of another calendar. */
export function inCalendar(wall: Wall, calendar: CalendarName): Wall {
  if (calendarNameOf(wall) === calendar) return wall
  const { year, month, day } = calendars[calendar].fromJulianDay(wall.calendar.toJulianDay(wall))
  return wallOf(calendar, year, month, day, wall.hour, wall.minute)
}

export const padded = (number: number, width = 2) => String(number).padStart(width, '0')

/** Of its own calendar: `YYYY-MM-DD`. */
export const dayText = ({ year, month, day }: Wall) => `${padded(year, 4)}-${padded(month)}-${padded(day)}`

/** `HH:mm`. */
export const clockText = ({ hour, minute }: Wall) => `${padded(hour)}:${padded(minute)}`

/** Gregorian `YYYY-MM-DDTHH:mm`, ASCII: stored texts stand in order as texts do. */
export function toStored(wall: Wall): string {
  return `${dayText(inCalendar(wall, 'gregory'))}T${clockText(wall)}`
}

const storedPattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/

/** Null for whatever is no stored text of a known day, also where it is no text at all. */
export function fromStored(text: unknown, calendar: CalendarName): Wall | null {
  const found = typeof text === 'string' && storedPattern.exec(text)
  if (!found) return null
  const [year, month, day, hour, minute] = found.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const wall = realWall('gregory', year, month, day, hour, minute)
  return wall && inCalendar(wall, calendar)
}

/** How many days a month has, 28 to 31. */
export const monthLength = (calendar: CalendarName, year: number, month: number) =>
  calendars[calendar].getDaysInMonth(wallOf(calendar, year, month))

/** Negative numbers go back. A month that is shorter ends the day at its last one: 31 → 30 or 29. */
export const added = (wall: Wall, by: { years?: number; months?: number; days?: number }): Wall =>
  wall.add(by)

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (wall: Wall) => (wall.calendar.toJulianDay(wall) + 1) % 7

import { CalendarDateTime, GregorianCalendar, PersianCalendar } from '@internationalized/date'

export type CalendarName = 'persian' | 'gregory'

/** A date and a wall-clock time to the minute in a calendar, without a time zone. */
export type WallTime = CalendarDateTime

const calendars = { persian: new PersianCalendar(), gregory: new GregorianCalendar() }

/** Supported days, in stored format. Their Persian dates agree with ICU; the 33-year rule first differs in 1503. */
export const supportedRange = { first: '1822-01-01T00:00', last: '2122-12-31T23:59' } as const

export const calendarNameOf = (wall: WallTime) => wall.calendar.identifier as CalendarName

/** Clamps numbers that are out of range. */
export const toWallTime = (
  calendar: CalendarName,
  year: number,
  month = 1,
  day = 1,
  hour = 0,
  minute = 0,
): WallTime => new CalendarDateTime(calendars[calendar], year, month, day).set({ hour, minute })

/** Null for a date or time that does not exist (1404-12-30, 25:00) or lies outside the supported range. */
export function validWallTime(
  calendar: CalendarName,
  ...numbers: [year: number, month: number, day: number, hour?: number, minute?: number]
): WallTime | null {
  const wall = toWallTime(calendar, ...numbers)
  const actual = [wall.year, wall.month, wall.day, wall.hour, wall.minute]
  if (numbers.some((number, at) => number !== actual[at])) return null
  const stored = toStored(wall)
  return stored < supportedRange.first || stored > supportedRange.last ? null : wall
}

export function toCalendar(wall: WallTime, calendar: CalendarName): WallTime {
  if (calendarNameOf(wall) === calendar) return wall
  const { year, month, day } = calendars[calendar].fromJulianDay(wall.calendar.toJulianDay(wall))
  return toWallTime(calendar, year, month, day, wall.hour, wall.minute)
}

export const padded = (number: number, width = 2) => String(number).padStart(width, '0')

/** `YYYY-MM-DD` in the wall's own calendar. */
export const formatDate = ({ year, month, day }: WallTime) =>
  `${padded(year, 4)}-${padded(month)}-${padded(day)}`

export const formatTime = ({ hour, minute }: WallTime) => `${padded(hour)}:${padded(minute)}`

/** Stored format: Gregorian `YYYY-MM-DDTHH:mm`, ASCII, so that it sorts as text. */
export function toStored(wall: WallTime): string {
  return `${formatDate(toCalendar(wall, 'gregory'))}T${formatTime(wall)}`
}

/** The day that is stored, `YYYY-MM-DD`. */
export const storedDay = (wall: WallTime) => toStored(wall).slice(0, 10)

const storedPattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/

/** Null for anything but a stored text within the supported range. */
export function fromStored(text: unknown, calendar: CalendarName): WallTime | null {
  const found = typeof text === 'string' && storedPattern.exec(text)
  if (!found) return null
  const numbers = found.slice(1).map(Number) as [number, number, number, number, number]
  const wall = validWallTime('gregory', ...numbers)
  return wall && toCalendar(wall, calendar)
}

/** Negative numbers subtract; the day is clamped to the length of the month. */
export const addDuration = (
  wall: WallTime,
  by: { years?: number; months?: number; days?: number },
): WallTime => wall.add(by)

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (wall: WallTime) => (wall.calendar.toJulianDay(wall) + 1) % 7

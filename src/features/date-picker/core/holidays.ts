import { formatDate, calendarNameOf, toCalendar, validWallTime } from './calendar.ts'
import type { CalendarName, WallTime } from './calendar.ts'

/** Gets `YYYY-MM-DD` in the picker's calendar; returns the holiday's name, or true for one without a name. */
export type Holidays = (day: string, calendar: CalendarName) => string | boolean | undefined

/** Official holidays of Iran that are fixed in the Persian calendar, as month/day. */
const fixed = new Set(['1/1', '1/2', '1/3', '1/4', '1/12', '1/13', '3/14', '3/15', '11/22', '12/29'])

/** Lunar holidays are announced year by year: pass a function that knows them and falls back to this one. */
export const fixedHolidays: Holidays = (day, calendar) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const wall = validWallTime(calendar, year, month, date)
  const persian = wall && toCalendar(wall, 'persian')
  return persian !== null && fixed.has(`${persian.month}/${persian.day}`)
}

export function holidayOf(wall: WallTime, holidays: Holidays | undefined): string | boolean {
  try {
    return holidays?.(formatDate(wall), calendarNameOf(wall)) || false
  } catch {
    return false
  }
}

import { dayText, calendarNameOf, inCalendar, realWall } from './calendar.ts'
import type { CalendarName, Wall } from './calendar.ts'

/**
 * Which days are marked as holidays. `day` is `YYYY-MM-DD` in the picker's calendar, as the rules read it; a text is
 * the name of the holiday, `true` one that has none.
 */
export type Holidays = (day: string, calendar: CalendarName) => string | boolean | undefined

/** Month and day of the official holidays of Iran that the Persian calendar fixes. */
const fixed = new Set(['1/1', '1/2', '1/3', '1/4', '1/12', '1/13', '3/14', '3/15', '11/22', '12/29'])

/** Lunar ones move from year to year and are announced: a function that knows them falls back to this one. */
export const fixedHolidays: Holidays = (day, calendar) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const wall = realWall(calendar, year, month, date)
  const persian = wall && inCalendar(wall, 'persian')
  return persian !== null && fixed.has(`${persian.month}/${persian.day}`)
}

/** The name of the day's holiday, whether it is one without a name; a function that throws knows of none. */
export function holidayOf(wall: Wall, holidays: Holidays | undefined): string | boolean {
  try {
    return holidays?.(dayText(wall), calendarNameOf(wall)) || false
  } catch {
    return false
  }
}

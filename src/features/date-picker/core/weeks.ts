import { addDuration, toStored, toWallTime, weekdayOf } from './calendar.ts'
import type { CalendarName } from './calendar.ts'

export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** `stored` is at 00:00. */
export type Day = { day: number; stored: string; isOutside: boolean }

const rows = 6

/** Always six weeks, so that all months have the same height. */
export function weeksOf(calendar: CalendarName, year: number, month: number, weekStart: Weekday): Day[][] {
  const first = toWallTime(calendar, year, month)
  const before = (weekdayOf(first) - weekStart + 7) % 7
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (__, column) => {
      const wall = addDuration(first, { days: row * 7 + column - before })
      return { day: wall.day, stored: toStored(wall), isOutside: wall.month !== month }
    }),
  )
}

import { added, toStored, wallOf, weekdayOf } from './calendar.ts'
import type { CalendarName } from './calendar.ts'

/** 0 Sunday … 6 Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** One cell of a month: its numbers in the calendar, and the day as stored, at 00:00. */
export type Day = { year: number; month: number; day: number; stored: string; isOutside: boolean }

const rows = 6

/** Six weeks of seven days whatever the month, so that every month is as high; the neighbours' days are outside. */
export function weeksOf(calendar: CalendarName, year: number, month: number, weekStart: Weekday): Day[][] {
  const first = wallOf(calendar, year, month)
  const before = (weekdayOf(first) - weekStart + 7) % 7
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (__, column) => {
      const wall = added(first, { days: row * 7 + column - before })
      const isOutside = wall.month !== month
      return { year: wall.year, month: wall.month, day: wall.day, stored: toStored(wall), isOutside }
    }),
  )
}

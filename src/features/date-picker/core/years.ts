import { wallOf } from './calendar.ts'
import type { CalendarName } from './calendar.ts'
import { isNothingAllowed, isYearOutside } from './limits.ts'
import type { Limits } from './limits.ts'

/** Of the list of years: its earliest, and how many there are. */
export type YearSpan = { first: number; count: number }

/** The 150 years from Jalali 1300, and those that began in them. */
export const defaultYears: Record<CalendarName, YearSpan> = {
  persian: { first: 1300, count: 150 },
  gregory: { first: 1921, count: 150 },
}

/** Newest first. Min and max cut it; where they leave nothing all are listed, and disabled. */
export function yearsOf(
  calendar: CalendarName,
  limits: Limits = {},
  span = defaultYears[calendar],
): number[] {
  const all = Array.from({ length: span.count }, (_, at) => span.first + span.count - 1 - at)
  if (isNothingAllowed(limits, 'year')) return all
  const within = all.filter((year) => !isYearOutside(wallOf(calendar, year), limits))
  return within.length ? within : all
}

import { toWallTime } from './calendar.ts'
import type { CalendarName } from './calendar.ts'
import { areLimitsCrossed, isYearOutside } from './limits.ts'
import type { Limits } from './limits.ts'

export type YearSpan = { first: number; count: number }

export const defaultYears: Record<CalendarName, YearSpan> = {
  persian: { first: 1300, count: 150 },
  gregory: { first: 1921, count: 150 },
}

/** Newest first, cut by min and max; uncut if they leave nothing. */
export function yearsOf(
  calendar: CalendarName,
  limits: Limits = {},
  span = defaultYears[calendar],
): number[] {
  const all = Array.from({ length: span.count }, (_, at) => span.first + span.count - 1 - at)
  if (areLimitsCrossed(limits, 'year')) return all
  const within = all.filter((year) => !isYearOutside(toWallTime(calendar, year), limits))
  return within.length ? within : all
}

/** The year itself, or the nearest of `years`, which are newest first. */
export const listedYear = (years: readonly number[], year: number): number =>
  Math.min(years[0]!, Math.max(years.at(-1)!, year))

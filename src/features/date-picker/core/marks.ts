import { fromStored, wallOf } from './calendar.ts'
import { isDayDisabled, isMonthDisabled, isYearDisabled } from './limits.ts'
import type { PickerOptions } from './options.ts'
import { cursorOf } from './state.ts'
import type { PickerState } from './state.ts'
import type { Day } from './weeks.ts'
import { weeksOf } from './weeks.ts'

/** What a cell looks like, and says of itself: a day, a month of twelve, a year of the list. */
export type UnitMarks = {
  isChosen: boolean
  /** Today, or its month or year. */
  isCurrent: boolean
  /** The one that Tab comes to. */
  isFocused: boolean
  isDisabled: boolean
}

export type DayMarks = UnitMarks & {
  /** Between the ends of a range, or of the one that is being drawn; the ends too. */
  isInRange: boolean
  isRangeStart: boolean
  isRangeEnd: boolean
}

const dayOf = (stored: string) => stored.slice(0, 10)

/** The first and last day of the range, drawn to what is pointed at while its end is wanted; null without one. */
function rangeOf({ draft, hover }: PickerState, { mode }: PickerOptions): [string, string] | null {
  const [from, to = hover ?? from] = draft
  if (mode !== 'range' || from === undefined || to === undefined) return null
  const days = [dayOf(from), dayOf(to)].sort()
  return [days[0]!, days[1]!]
}

/** `now` is stored, in the zone whose today it is. */
export function marksOf(day: Day, state: PickerState, options: PickerOptions, now: string): DayMarks {
  const own = dayOf(day.stored)
  const range = rangeOf(state, options)
  const wall = fromStored(day.stored, options.calendar)
  return {
    isChosen: state.draft.some((one) => dayOf(one) === own),
    isInRange: range !== null && range[0] <= own && own <= range[1],
    isRangeStart: range?.[0] === own,
    isRangeEnd: range?.[1] === own,
    isCurrent: dayOf(now) === own,
    isFocused: dayOf(state.cursor) === own,
    isDisabled: wall === null || isDayDisabled(wall, options.limits),
  }
}

/** Of one month of the year that is shown, 1 to 12; `now` as above. */
export function marksOfMonth(
  month: number,
  state: PickerState,
  options: PickerOptions,
  now: string,
): UnitMarks {
  const cursor = cursorOf(state, options)
  const { year } = cursor
  const isOf = (stored: string) => {
    const wall = fromStored(stored, options.calendar)
    return wall !== null && wall.year === year && wall.month === month
  }
  return {
    isChosen: state.draft.some(isOf),
    isCurrent: isOf(now),
    isFocused: cursor.month === month,
    isDisabled: isMonthDisabled(wallOf(options.calendar, year, month), options.limits),
  }
}

/** Of one year of the list; `now` as above. */
export function marksOfYear(
  year: number,
  state: PickerState,
  options: PickerOptions,
  now: string,
): UnitMarks {
  const isOf = (stored: string) => fromStored(stored, options.calendar)?.year === year
  return {
    isChosen: state.draft.some(isOf),
    isCurrent: isOf(now),
    isFocused: cursorOf(state, options).year === year,
    isDisabled: isYearDisabled(wallOf(options.calendar, year), options.limits),
  }
}

/** The weeks of the month that is shown. */
export function shownWeeks(state: PickerState, options: PickerOptions): Day[][] {
  const { year, month } = cursorOf(state, options)
  return weeksOf(options.calendar, year, month, options.weekStart)
}

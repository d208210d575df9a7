import { fromStored, toWallTime } from './calendar.ts'
import { isDayDisabled, isMonthDisabled, isYearDisabled } from './limits.ts'
import type { PickerOptions } from './options.ts'
import { cursorOf } from './state.ts'
import type { PickerState } from './state.ts'
import type { Day } from './weeks.ts'
import { weeksOf } from './weeks.ts'

export type UnitMarks = {
  isChosen: boolean
  isCurrent: boolean
  isFocused: boolean
  isDisabled: boolean
}

export type DayMarks = UnitMarks & {
  /** Inclusive; of a range without an end, up to the hovered day. */
  isInRange: boolean
  isRangeStart: boolean
  isRangeEnd: boolean
}

const dayOf = (stored: string) => stored.slice(0, 10)

function previewedRange({ draft, hover }: PickerState, { mode }: PickerOptions): [string, string] | null {
  const [from, to = hover ?? from] = draft
  if (mode !== 'range' || from === undefined || to === undefined) return null
  const days = [dayOf(from), dayOf(to)].sort()
  return [days[0]!, days[1]!]
}

/** `now` is stored, in the picker's time zone. */
export function marksOf(day: Day, state: PickerState, options: PickerOptions, now: string): DayMarks {
  const own = dayOf(day.stored)
  const range = previewedRange(state, options)
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
    isDisabled: isMonthDisabled(toWallTime(options.calendar, year, month), options.limits),
  }
}

export function marksOfYear(
  year: number,
  state: PickerState,
  options: PickerOptions,
  now: string,
): Omit<UnitMarks, 'isFocused'> {
  const isOf = (stored: string) => fromStored(stored, options.calendar)?.year === year
  return {
    isChosen: state.draft.some(isOf),
    isCurrent: isOf(now),
    isDisabled: isYearDisabled(toWallTime(options.calendar, year), options.limits),
  }
}

export function shownWeeks(state: PickerState, options: PickerOptions): Day[][] {
  const { year, month } = cursorOf(state, options)
  return weeksOf(options.calendar, year, month, options.weekStart)
}

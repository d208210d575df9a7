import { fromStored } from './calendar.ts'
import { isDayDisabled } from './limits.ts'
import type { PickerOptions } from './options.ts'
import { cursorOf } from './state.ts'
import type { PickerState } from './state.ts'
import type { Day } from './weeks.ts'
import { weeksOf } from './weeks.ts'

/** What a cell of the month looks like, and says of itself. */
export type DayMarks = {
  isChosen: boolean
  /** Between the ends of a range, or of the one that is being drawn; the ends too. */
  isInRange: boolean
  isRangeStart: boolean
  isRangeEnd: boolean
  isToday: boolean
  /** The one that Tab comes to. */
  isFocused: boolean
  isDisabled: boolean
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
    isToday: dayOf(now) === own,
    isFocused: !day.isOutside && dayOf(state.cursor) === own,
    isDisabled: wall === null || isDayDisabled(wall, options.limits),
  }
}

/** The weeks of the month that is shown. */
export function shownWeeks(state: PickerState, options: PickerOptions): Day[][] {
  const { year, month } = cursorOf(state, options)
  return weeksOf(options.calendar, year, month, options.weekStart)
}

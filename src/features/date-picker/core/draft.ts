import { fromStored, storedDay, toStored } from './calendar.ts'
import type { WallTime } from './calendar.ts'
import { isDisabled, truncateToUnit } from './limits.ts'
import type { PickerOptions } from './options.ts'
import { displayedTime } from './state.ts'
import type { PickerState } from './state.ts'
import { nearestAllowed, turnClock } from './time.ts'
import type { Hand } from './time.ts'
import { endOfDay, fitValues } from './values.ts'

type Options = Pick<PickerOptions, 'type' | 'mode' | 'calendar' | 'limits'>

/** Time limits differ per day, so a new day moves the time to the nearest allowed one. */
function withAllowedTime(wall: WallTime, { type, limits }: Options): WallTime {
  return type === 'datetime' ? nearestAllowed(wall, type, limits) : wall
}

const startOfDay = { hour: 0, minute: 0 }

/** A third pick starts a new range; ends picked in reverse are swapped. */
function pickedRange(draft: readonly string[], wall: WallTime, options: Options): string[] {
  const first = draft.length === 1 ? fromStored(draft[0], options.calendar) : null
  const ends = first ? [first, wall].sort((a, b) => a.compare(b)) : [wall]
  return ends.map((end, at) => toStored(withAllowedTime(end.set(at ? endOfDay : startOfDay), options)))
}

/** A chosen unit of `multiple` can be removed even if it is disabled by now. */
export function draftAfterPick(draft: readonly string[], wall: WallTime, options: Options): string[] | null {
  const { type, mode, limits } = options
  const unit = truncateToUnit(wall, type)
  const day = storedDay(unit)
  const others = draft.filter((one) => !one.startsWith(day))
  if (mode === 'multiple' && others.length < draft.length) return fitValues(others, options)
  if (isDisabled(unit, type === 'datetime' ? 'date' : type, limits)) return null
  if (mode === 'range') return fitValues(pickedRange(draft, unit, options), options)
  const kept = mode === 'multiple' ? draft : []
  return fitValues([...kept, toStored(withAllowedTime(unit, options))], options)
}

/** The draft with another time, at range end `at` or on every chosen day; null if that time is disabled. */
export function draftWithTime(
  draft: readonly string[],
  clock: { hour: number; minute: number },
  at: number | undefined,
  options: Options,
): string[] | null {
  const { mode, calendar, type, limits } = options
  const isMeant = (place: number) => mode !== 'range' || place === (at ?? draft.length - 1)
  const walls = draft.map((one, place) => {
    const wall = fromStored(one, calendar)!
    return isMeant(place) ? wall.set(clock) : wall
  })
  const isRefused = (wall: WallTime, place: number) => isMeant(place) && isDisabled(wall, type, limits)
  return walls.some(isRefused) ? null : walls.map(toStored)
}

/** The displayed time after a turn to one that every chosen day allows. */
export function turnedTime(
  state: PickerState,
  { hand, by, at }: { hand: Hand; by: number; at?: number },
  options: PickerOptions,
): WallTime {
  const shown = displayedTime(state, options, at)
  const draft = state.draft.length ? state.draft : [toStored(shown)]
  const isAllowed = ({ hour, minute }: WallTime) =>
    draftWithTime(draft, { hour, minute }, at, options) !== null
  return turnClock(shown, hand, by, isAllowed)
}

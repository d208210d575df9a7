import { fromStored, toStored } from './calendar.ts'
import type { WallTime } from './calendar.ts'
import { isDisabled } from './limits.ts'
import type { PickerOptions } from './options.ts'
import { nearestAllowed } from './time.ts'
import { fitValues } from './values.ts'

type Options = Pick<PickerOptions, 'type' | 'mode' | 'calendar' | 'limits'>

/** Time limits differ per day, so a new day moves the time to the nearest allowed one. */
function withAllowedTime(wall: WallTime, { type, limits }: Options): WallTime {
  return type === 'datetime' ? nearestAllowed(wall, type, limits) : wall
}

const sameDay = (a: string, b: string) => a.slice(0, 10) === b.slice(0, 10)

/** A third pick starts a new range; ends picked in reverse are swapped. */
function pickedRange(draft: readonly string[], wall: WallTime, options: Options): string[] {
  const { type, calendar } = options
  const hasDay = type === 'date' || type === 'datetime'
  const first = draft.length === 1 ? fromStored(draft[0], calendar) : null
  const ends = first ? [first, wall].sort((a, b) => a.compare(b)) : [wall]
  if (!hasDay) return ends.map(toStored)
  const start = withAllowedTime(ends[0]!.set({ hour: 0, minute: 0 }), options)
  const end = ends[1] && withAllowedTime(ends[1].set({ hour: 23, minute: 59 }), options)
  return [start, end].filter((one) => one !== undefined).map(toStored)
}

/** A picked day can be removed even if it is disabled by now. */
function toggledDay(draft: readonly string[], wall: WallTime, options: Options): string[] {
  const day = toStored(wall)
  if (draft.some((one) => sameDay(one, day))) return draft.filter((one) => !sameDay(one, day))
  return [...draft, toStored(withAllowedTime(wall, options))].sort()
}

const canToggleOff = (draft: readonly string[], wall: WallTime, { mode }: Options) =>
  mode === 'multiple' && draft.some((one) => sameDay(one, toStored(wall)))

const isDayOrUnitDisabled = (wall: WallTime, { type, limits }: Options) =>
  isDisabled(wall, type === 'datetime' ? 'date' : type, limits)

export function draftAfterPick(draft: readonly string[], wall: WallTime, options: Options): string[] | null {
  if (isDayOrUnitDisabled(wall, options) && !canToggleOff(draft, wall, options)) return null
  if (options.mode === 'range') return fitValues(pickedRange(draft, wall, options), options)
  if (options.mode === 'multiple') return fitValues(toggledDay(draft, wall, options), options)
  return fitValues([toStored(withAllowedTime(wall, options))], options)
}

/** The draft with another time, at range end `at` or on every chosen day; null if that time is disabled. */
export function draftWithTime(
  draft: readonly string[],
  clock: { hour: number; minute: number },
  at: number | undefined,
  options: Options,
): string[] | null {
  const { mode, calendar, type, limits } = options
  const index = mode === 'range' ? (at ?? draft.length - 1) : undefined
  if (index !== undefined && draft[index] === undefined) return null
  const walls = draft.map((one, place) => {
    const wall = fromStored(one, calendar)!
    return index === undefined || index === place ? wall.set(clock) : wall
  })
  const isRefused = (wall: WallTime, place: number) =>
    (index === undefined || index === place) && isDisabled(wall, type, limits)
  return walls.some(isRefused) ? null : walls.map(toStored)
}

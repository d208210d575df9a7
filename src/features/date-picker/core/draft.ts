import { fromStored, toStored } from './calendar.ts'
import type { Wall } from './calendar.ts'
import { isDisabled } from './limits.ts'
import type { PickerOptions } from './options.ts'
import { nearestAllowed } from './time.ts'
import { settled } from './values.ts'

type Options = Pick<PickerOptions, 'type' | 'mode' | 'calendar' | 'limits'>

/** With a clock: moved to the nearest time that the day allows, for limits differ from day to day. */
function fitted(wall: Wall, { type, limits }: Options): Wall {
  return type === 'datetime' ? nearestAllowed(wall, type, limits) : wall
}

const sameDay = (a: string, b: string) => a.slice(0, 10) === b.slice(0, 10)

/** A third pick starts anew; an end before the start changes places with it. */
function inRange(draft: readonly string[], wall: Wall, options: Options): string[] {
  const { type, calendar } = options
  const hasDay = type === 'date' || type === 'datetime'
  const first = draft.length === 1 ? fromStored(draft[0], calendar) : null
  const ends = first ? [first, wall].sort((a, b) => a.compare(b)) : [wall]
  if (!hasDay) return ends.map(toStored)
  const start = fitted(ends[0]!.set({ hour: 0, minute: 0 }), options)
  const end = ends[1] && fitted(ends[1].set({ hour: 23, minute: 59 }), options)
  return [start, end].filter((one) => one !== undefined).map(toStored)
}

/** A repeated pick takes the day away, also where it is disabled by now. */
function toggled(draft: readonly string[], wall: Wall, options: Options): string[] {
  const day = toStored(wall)
  if (draft.some((one) => sameDay(one, day))) return draft.filter((one) => !sameDay(one, day))
  return [...draft, toStored(fitted(wall, options))].sort()
}

const canToggleOff = (draft: readonly string[], wall: Wall, { mode }: Options) =>
  mode === 'multiple' && draft.some((one) => sameDay(one, toStored(wall)))

const isDayOrUnitDisabled = (wall: Wall, { type, limits }: Options) =>
  isDisabled(wall, type === 'datetime' ? 'date' : type, limits)

/** The choice after a pick, or null where the pick is not allowed. */
export function picked(draft: readonly string[], wall: Wall, options: Options): string[] | null {
  if (isDayOrUnitDisabled(wall, options) && !canToggleOff(draft, wall, options)) return null
  if (options.mode === 'range') return settled(inRange(draft, wall, options), options)
  if (options.mode === 'multiple') return settled(toggled(draft, wall, options), options)
  return settled([toStored(fitted(wall, options))], options)
}

/**
 * The choice with another time of day: of the end `at` of a range, otherwise of every day that is chosen. A time
 * that is disabled there stays out: null.
 */
export function timed(
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
  const isRefused = (wall: Wall, place: number) =>
    (index === undefined || index === place) && isDisabled(wall, type, limits)
  return walls.some(isRefused) ? null : walls.map(toStored)
}

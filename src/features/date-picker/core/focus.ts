import { added, toStored, weekdayOf } from './calendar.ts'
import type { Wall } from './calendar.ts'
import { clamp } from './limits.ts'
import type { PickerOptions } from './options.ts'
import type { Step } from './steps.ts'
import { yearsOf } from './years.ts'

/** The keys by their names in `KeyboardEvent.key`. */
export const movingKeys = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
] as const

export type MovingKey = (typeof movingKeys)[number]

type Options = Pick<
  PickerOptions,
  'direction' | 'weekStart' | 'limits' | 'calendar' | 'years' | 'yearColumns'
>

export const monthColumns = 3

/** Rows that PageUp and PageDown pass in the list of years. */
const yearRows = 5

/** As it is seen: where the text runs to the left, the key to the left goes on. 0 for the other keys. */
function along(key: MovingKey, direction: 'rtl' | 'ltr') {
  const onward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return key === onward ? 1 : -1
}

const down = (key: MovingKey) => Number(key === 'ArrowDown') - Number(key === 'ArrowUp')

const paged = (key: MovingKey) => Number(key === 'PageDown') - Number(key === 'PageUp')

function inDays(wall: Wall, key: MovingKey, isShifted: boolean, { direction, weekStart }: Options): Wall {
  const column = (weekdayOf(wall) - weekStart + 7) % 7
  if (key === 'Home') return added(wall, { days: -column })
  if (key === 'End') return added(wall, { days: 6 - column })
  const pages = paged(key)
  if (pages) return added(wall, isShifted ? { years: pages } : { months: pages })
  return added(wall, { days: along(key, direction) + down(key) * 7 })
}

function inMonths(wall: Wall, key: MovingKey, { direction }: Options): Wall {
  if (key === 'Home') return wall.set({ month: 1 })
  if (key === 'End') return wall.set({ month: 12 })
  return added(wall, {
    years: paged(key),
    months: along(key, direction) + down(key) * monthColumns,
  })
}

/** The list runs from the newest down; one column has nothing beside a year. */
function inYears(wall: Wall, key: MovingKey, options: Options): Wall {
  const { calendar, limits, years, yearColumns, direction } = options
  const list = yearsOf(calendar, limits, years)
  const last = list.length - 1
  const index = list.indexOf(wall.year)
  const from = index === -1 ? (wall.year > list[0]! ? 0 : last) : index
  const beside = yearColumns === 1 ? 0 : along(key, direction)
  const to = from + beside + (down(key) + paged(key) * yearRows) * yearColumns
  const ends: Partial<Record<MovingKey, number>> = { Home: 0, End: last }
  return wall.set({ year: list[Math.min(last, Math.max(0, ends[key] ?? to))] })
}

/** The day held within min and max, its clock as it was; within the known days where min is later than max. */
export function heldWithin(wall: Wall, limits: PickerOptions['limits']): Wall {
  const day = clamp(wall, limits, 'date') ?? clamp(wall, {}, 'date')!
  return day.set({ hour: wall.hour, minute: wall.minute })
}

/**
 * Where a key takes the focus. It never leaves min and max; a day that a rule disables can be stood on and read,
 * not picked, so nothing is searched for. Clocks have keys of their own: see `turned`.
 */
export function moveFocus(
  wall: Wall,
  key: MovingKey,
  { step, isShifted = false, ...options }: Options & { step: Step; isShifted?: boolean },
): Wall {
  if (step === 'time') return wall
  if (step === 'year') return heldWithin(inYears(wall, key, options), options.limits)
  const moved = step === 'day' ? inDays(wall, key, isShifted, options) : inMonths(wall, key, options)
  return heldWithin(moved, options.limits)
}

/** The same day in another month: what the buttons beside the heading do. */
export const pageMonths = (wall: Wall, months: number, { limits }: Pick<Options, 'limits'>) =>
  heldWithin(added(wall, { months }), limits)

/** Whether there is anything to see there. */
export function canPage(wall: Wall, months: number, options: Pick<Options, 'limits'>): boolean {
  const there = added(wall, { months })
  const held = pageMonths(wall, months, options)
  return held.year === there.year && held.month === there.month && toStored(held) !== toStored(wall)
}

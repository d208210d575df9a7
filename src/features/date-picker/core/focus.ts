import { addDuration, toStored, weekdayOf } from './calendar.ts'
import type { WallTime } from './calendar.ts'
import { clamp } from './limits.ts'
import type { PickerOptions } from './options.ts'
import type { Step } from './steps.ts'
import { listedYear, yearsOf } from './years.ts'

export const navigationKeys = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
] as const

export type NavigationKey = (typeof navigationKeys)[number]

type Options = Pick<
  PickerOptions,
  'direction' | 'weekStart' | 'limits' | 'calendar' | 'years' | 'yearColumns'
>

export const monthColumns = 3

const yearRowsPerPage = 5

/** Visual order: in RTL, ArrowLeft moves forward. */
function horizontalSteps(key: NavigationKey, direction: 'rtl' | 'ltr') {
  const onward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return key === onward ? 1 : -1
}

const verticalSteps = (key: NavigationKey) => Number(key === 'ArrowDown') - Number(key === 'ArrowUp')

const pageSteps = (key: NavigationKey) => Number(key === 'PageDown') - Number(key === 'PageUp')

function movedInDays(
  wall: WallTime,
  key: NavigationKey,
  isShifted: boolean,
  { direction, weekStart }: Options,
): WallTime {
  const column = (weekdayOf(wall) - weekStart + 7) % 7
  if (key === 'Home') return addDuration(wall, { days: -column })
  if (key === 'End') return addDuration(wall, { days: 6 - column })
  const pages = pageSteps(key)
  if (pages) return addDuration(wall, isShifted ? { years: pages } : { months: pages })
  return addDuration(wall, { days: horizontalSteps(key, direction) + verticalSteps(key) * 7 })
}

function movedInMonths(wall: WallTime, key: NavigationKey, { direction }: Options): WallTime {
  if (key === 'Home') return wall.set({ month: 1 })
  if (key === 'End') return wall.set({ month: 12 })
  return addDuration(wall, {
    years: pageSteps(key),
    months: horizontalSteps(key, direction) + verticalSteps(key) * monthColumns,
  })
}

function movedInYears(wall: WallTime, key: NavigationKey, options: Options): WallTime {
  const { calendar, limits, years, yearColumns, direction } = options
  const list = yearsOf(calendar, limits, years)
  const last = list.length - 1
  const from = list.indexOf(listedYear(list, wall.year))
  const beside = yearColumns === 1 ? 0 : horizontalSteps(key, direction)
  const to = from + beside + (verticalSteps(key) + pageSteps(key) * yearRowsPerPage) * yearColumns
  const ends: Partial<Record<NavigationKey, number>> = { Home: 0, End: last }
  return wall.set({ year: list[Math.min(last, Math.max(0, ends[key] ?? to))] })
}

/** Clamps the day to min and max and keeps the time; with min > max, clamps it to the supported range. */
export function clampDay(wall: WallTime, limits: PickerOptions['limits']): WallTime {
  const day = clamp(wall, limits, 'date') ?? clamp(wall, {}, 'date')!
  return day.set({ hour: wall.hour, minute: wall.minute })
}

/** Never leaves min and max. Disabled days take focus, so that they can be read. */
export function moveFocus(
  wall: WallTime,
  key: NavigationKey,
  { step, isShifted = false, ...options }: Options & { step: Step; isShifted?: boolean },
): WallTime {
  if (step === 'time') return wall
  if (step === 'year') return clampDay(movedInYears(wall, key, options), options.limits)
  const moved =
    step === 'day' ? movedInDays(wall, key, isShifted, options) : movedInMonths(wall, key, options)
  return clampDay(moved, options.limits)
}

/** Null if no day of that month may be chosen. */
export function pageMonths(wall: WallTime, months: number, { limits }: Pick<Options, 'limits'>) {
  const there = addDuration(wall, { months })
  const held = clampDay(there, limits)
  const isThere = held.year === there.year && held.month === there.month
  return isThere && toStored(held) !== toStored(wall) ? held : null
}

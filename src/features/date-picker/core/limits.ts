import {
  calendarNameOf,
  formatTime,
  formatDate,
  fromStored,
  storedDay,
  supportedRange,
  toStored,
  toWallTime,
} from './calendar.ts'
import type { WallTime } from './calendar.ts'
import { matchesRule } from './rules.ts'
import type { Rule } from './rules.ts'
import type { PickerType } from './steps.ts'

export type DisabledUnits = { days?: Rule; months?: Rule; years?: Rule; times?: Rule }

/** Inclusive stored texts; `YYYY-MM-DD` is the whole day, type `time` reads only `HH:mm`. Invalid text is no limit; min > max disables everything. */
export type Limits = {
  min?: string | null
  max?: string | null
  disabled?: DisabledUnits
}

/** Truncates to what the type stores: first day of the year or month, 00:00 of the day, or unchanged. */
export function truncateToUnit(wall: WallTime, type: PickerType): WallTime {
  const { year, month, day } = wall
  const calendar = calendarNameOf(wall)
  if (type === 'year') return toWallTime(calendar, year)
  if (type === 'month' || type === 'year-month') return toWallTime(calendar, year, month)
  return type === 'date' ? toWallTime(calendar, year, month, day) : wall
}

type Edges = { min: string; max: string }

const someDay = supportedRange.first.slice(0, 10)

function edgeOf(text: string | null | undefined, clock: string, fallback: string): string {
  const whole = `${text}`.length === 10 ? `${text}T${clock}` : `${text}`
  return fromStored(whole, 'gregory') ? whole : fallback
}

const edges = ({ min, max }: Limits): Edges => ({
  min: edgeOf(min, '00:00', supportedRange.first),
  max: edgeOf(max, '23:59', supportedRange.last),
})

function clockEdges({ min, max }: Limits): Edges {
  const clockOf = (text: string | null | undefined, open: string) =>
    edgeOf(`${someDay}T${`${text}`.slice(-5)}`, '', `${someDay}T${open}`).slice(-5)
  return { min: clockOf(min, '00:00'), max: clockOf(max, '23:59') }
}

/** -1 before min, 0 within, 1 after max, at the precision of the type; null with min > max. */
export function compareToLimits(wall: WallTime, type: PickerType, limits: Limits): -1 | 0 | 1 | null {
  const { min, max } = type === 'time' ? clockEdges(limits) : edges(limits)
  if (min > max) return null
  const isWhole = type === 'time' || type === 'datetime'
  const edge = (text: string) =>
    isWhole ? text : toStored(truncateToUnit(fromStored(text, calendarNameOf(wall))!, type))
  const own = type === 'time' ? formatTime(wall) : toStored(truncateToUnit(wall, type))
  if (own < edge(min)) return -1
  return own > edge(max) ? 1 : 0
}

const isOutside = (wall: WallTime, type: PickerType, limits: Limits) =>
  compareToLimits(wall, type, limits) !== 0

export const isYearOutside = (wall: WallTime, limits: Limits) => isOutside(wall, 'year', limits)

const isYearMatched = (wall: WallTime, { disabled }: Limits) =>
  matchesRule(disabled?.years, formatDate(wall).slice(0, 4))

const isMonthMatched = (wall: WallTime, limits: Limits) =>
  matchesRule(limits.disabled?.months, formatDate(wall).slice(0, 7)) || isYearMatched(wall, limits)

const isDayMatched = (wall: WallTime, limits: Limits) =>
  matchesRule(limits.disabled?.days, storedDay(wall)) || isMonthMatched(wall, limits)

const isTimeMatched = (wall: WallTime, { disabled }: Limits) =>
  matchesRule(disabled?.times, formatTime(wall), toStored(wall))

export const isYearDisabled = (wall: WallTime, limits: Limits) =>
  isOutside(wall, 'year', limits) || isYearMatched(wall, limits)

export const isMonthDisabled = (wall: WallTime, limits: Limits) =>
  isOutside(wall, 'month', limits) || isMonthMatched(wall, limits)

export const isDayDisabled = (wall: WallTime, limits: Limits) =>
  isOutside(wall, 'date', limits) || isDayMatched(wall, limits)

/** With type `time`, min and max ignore the date. */
export const isTimeDisabled = (wall: WallTime, type: PickerType, limits: Limits) =>
  isOutside(wall, type === 'time' ? 'time' : 'datetime', limits) || isTimeMatched(wall, limits)

const isUnitDisabled: Record<PickerType, (wall: WallTime, limits: Limits) => boolean> = {
  year: isYearDisabled,
  month: isMonthDisabled,
  'year-month': isMonthDisabled,
  date: isDayDisabled,
  datetime: (wall, limits) => isDayDisabled(wall, limits) || isTimeDisabled(wall, 'datetime', limits),
  time: (wall, limits) => isTimeDisabled(wall, 'time', limits),
}

export const isDisabled = (wall: WallTime, type: PickerType, limits: Limits) =>
  isUnitDisabled[type](wall, limits)

/** The nearest wall within min and max, at the precision of the type, without the rules; null with min > max. */
export function clamp(wall: WallTime, limits: Limits, type: PickerType = 'datetime'): WallTime | null {
  const side = compareToLimits(wall, type, limits)
  if (side === null) return null
  const calendar = calendarNameOf(wall)
  if (side === 0) return truncateToUnit(wall, type)
  const { min, max } = type === 'time' ? clockEdges(limits) : edges(limits)
  const edge = side < 0 ? min : max
  if (type !== 'time') return truncateToUnit(fromStored(edge, calendar)!, type)
  const [hour, minute] = edge.split(':').map(Number)
  return wall.set({ hour, minute })
}

export const areLimitsCrossed = (limits: Limits, type: PickerType) =>
  compareToLimits(toWallTime('gregory', 2000), type, limits) === null

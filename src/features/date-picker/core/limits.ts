import { calendarNameOf, clockText, dayText, fromStored, known, toStored, wallOf } from './calendar.ts'
import type { Wall } from './calendar.ts'
import { passes } from './rules.ts'
import type { Rule } from './rules.ts'
import type { PickerType } from './steps.ts'

export type DisabledUnits = { days?: Rule; months?: Rule; years?: Rule; times?: Rule }

/**
 * `min` and `max` are stored texts, and themselves allowed; `YYYY-MM-DD` stands for the whole day, and of the type
 * `time` only the clock counts (`HH:mm` will do). Garbage is no limit. With min later than max all is disabled.
 * The rules read texts in the picker's calendar.
 */
export type Limits = {
  min?: string | null
  max?: string | null
  disabled?: DisabledUnits
}

/** What a type stores of a wall: the first day of its year or month, its day at 00:00, or all of it. */
export function unitOf(wall: Wall, type: PickerType): Wall {
  const { year, month, day } = wall
  const calendar = calendarNameOf(wall)
  if (type === 'year') return wallOf(calendar, year)
  if (type === 'month' || type === 'year-month') return wallOf(calendar, year, month)
  return type === 'date' ? wallOf(calendar, year, month, day) : wall
}

type Edges = { min: string; max: string }

const someDay = known.first.slice(0, 10)

function edgeOf(text: string | null | undefined, clock: string, open: string): string {
  const whole = `${text}`.length === 10 ? `${text}T${clock}` : `${text}`
  return fromStored(whole, 'gregory') ? whole : open
}

function edges({ min, max }: Limits): Edges {
  const least = edgeOf(min, '00:00', known.first)
  const most = edgeOf(max, '23:59', known.last)
  return {
    min: least < known.first ? known.first : least,
    max: most > known.last ? known.last : most,
  }
}

/** Of the type `time`: any day may stand before the clock. */
function clockEdges({ min, max }: Limits): Edges {
  const clockOf = (text: string | null | undefined, open: string) =>
    edgeOf(`${someDay}T${`${text}`.slice(-5)}`, '', `${someDay}T${open}`).slice(-5)
  return { min: clockOf(min, '00:00'), max: clockOf(max, '23:59') }
}

/** -1 before the limits, 1 after them, 0 within, by what the type stores; null where there is nothing within. */
export function sideOf(wall: Wall, type: PickerType, limits: Limits): -1 | 0 | 1 | null {
  const { min, max } = type === 'time' ? clockEdges(limits) : edges(limits)
  if (min > max) return null
  const isWhole = type === 'time' || type === 'datetime'
  const edge = (text: string) =>
    isWhole ? text : toStored(unitOf(fromStored(text, calendarNameOf(wall))!, type))
  const own = type === 'time' ? clockText(wall) : toStored(unitOf(wall, type))
  if (own < edge(min)) return -1
  return own > edge(max) ? 1 : 0
}

const isOutside = (wall: Wall, type: PickerType, limits: Limits) => sideOf(wall, type, limits) !== 0

/** Wholly before min or after max. */
export const isYearOutside = (wall: Wall, limits: Limits) => isOutside(wall, 'year', limits)

const isYearRuled = (wall: Wall, { disabled }: Limits) => passes(disabled?.years, dayText(wall).slice(0, 4))

const isMonthRuled = (wall: Wall, limits: Limits) =>
  passes(limits.disabled?.months, dayText(wall).slice(0, 7)) || isYearRuled(wall, limits)

const isDayRuled = (wall: Wall, limits: Limits) =>
  passes(limits.disabled?.days, dayText(wall)) || isMonthRuled(wall, limits)

const isTimeRuled = (wall: Wall, { disabled }: Limits) =>
  passes(disabled?.times, clockText(wall), `${dayText(wall)}T${clockText(wall)}`)

/** Wholly before `min`, wholly after `max`, or named by the rule of years. */
export const isYearDisabled = (wall: Wall, limits: Limits) =>
  isOutside(wall, 'year', limits) || isYearRuled(wall, limits)

/** As a year is, or because its year is. */
export const isMonthDisabled = (wall: Wall, limits: Limits) =>
  isOutside(wall, 'month', limits) || isMonthRuled(wall, limits)

/** As a month is, or because its month is. */
export const isDayDisabled = (wall: Wall, limits: Limits) =>
  isOutside(wall, 'date', limits) || isDayRuled(wall, limits)

/** Of the type `time` the clock alone; otherwise the clock on that very day. */
export const isTimeDisabled = (wall: Wall, type: PickerType, limits: Limits) =>
  isOutside(wall, type === 'time' ? 'time' : 'datetime', limits) || isTimeRuled(wall, limits)

const isUnitDisabled: Record<PickerType, (wall: Wall, limits: Limits) => boolean> = {
  year: isYearDisabled,
  month: isMonthDisabled,
  'year-month': isMonthDisabled,
  date: isDayDisabled,
  datetime: (wall, limits) => isDayDisabled(wall, limits) || isTimeDisabled(wall, 'datetime', limits),
  time: (wall, limits) => isTimeDisabled(wall, 'time', limits),
}

/** Whether a picker of the type must not hand this out. */
export const isDisabled = (wall: Wall, type: PickerType, limits: Limits) => isUnitDisabled[type](wall, limits)

/**
 * The nearest wall within min and max, as the type stores it and in the same calendar; the rules are not asked.
 * Null with min later than max.
 */
export function clamp(wall: Wall, limits: Limits, type: PickerType = 'datetime'): Wall | null {
  const side = sideOf(wall, type, limits)
  if (side === null) return null
  const calendar = calendarNameOf(wall)
  if (side === 0) return unitOf(wall, type)
  const { min, max } = type === 'time' ? clockEdges(limits) : edges(limits)
  const edge = side < 0 ? min : max
  if (type !== 'time') return unitOf(fromStored(edge, calendar)!, type)
  const [hour, minute] = edge.split(':').map(Number)
  return wall.set({ hour, minute })
}

/** Whether min is later than max: then nothing at all can be picked. */
export const isNothingAllowed = (limits: Limits, type: PickerType) =>
  sideOf(wallOf('gregory', 2000), type, limits) === null

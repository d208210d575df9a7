import { fromStored, toStored } from './calendar.ts'
import type { WallTime } from './calendar.ts'
import { digitsOf } from './digits.ts'
import { formatWallTime } from './formats.ts'
import type { DayPeriods } from './formats.ts'
import { clamp, isDisabled, compareToLimits, truncateToUnit } from './limits.ts'
import { dayPeriodNames } from './names.ts'
import type { PickerOptions } from './options.ts'
import { parseWallTime } from './parsing.ts'

/** Stored text or null in `single`, a list in the other modes. */
export type PickerValue = string | null | readonly string[]

export type ValueOptions = Pick<PickerOptions, 'type' | 'mode' | 'calendar' | 'limits'>

export const endOfDay = { hour: 23, minute: 59 }

function storedUnit(wall: WallTime, at: number, { type, mode }: ValueOptions): WallTime {
  const unit = truncateToUnit(wall, type)
  return mode === 'range' && type === 'date' && at === 1 ? unit.set(endOfDay) : unit
}

const maxCount = { single: 1, range: 2, multiple: Infinity } as const

function uniqueDays(values: string[]): string[] {
  const byDay = new Map(values.map((value) => [value.slice(0, 10), value]))
  return [...byDay.values()].sort()
}

const toStoredUnits = (walls: WallTime[], options: ValueOptions) =>
  walls.map((wall, at) => toStored(storedUnit(wall, at, options)))

function normalized(values: readonly unknown[], options: ValueOptions): string[] {
  const { mode, calendar } = options
  const walls = values
    .map((value) => fromStored(value, calendar))
    .filter((wall) => wall !== null)
    .slice(0, maxCount[mode])
  const texts = toStoredUnits(walls, options)
  if (mode === 'multiple') return uniqueDays(texts)
  return mode === 'range' && texts[0]! > texts[1]! ? toStoredUnits(walls.reverse(), options) : texts
}

export const normalizeValues = (given: unknown, options: ValueOptions) => normalized([given].flat(), options)

export const toPickerValue = (
  values: readonly string[],
  mode: PickerOptions['mode'],
): string | null | string[] => (mode === 'single' ? (values[0] ?? null) : [...values])

/** Unsorted: setting a clock may leave the ends of a range in reverse. */
function wallsOf(values: readonly string[], options: ValueOptions): WallTime[] {
  const texts =
    options.mode === 'multiple' ? normalized(values, options) : values.slice(0, maxCount[options.mode])
  return texts.map((text) => fromStored(text, options.calendar)).filter((wall) => wall !== null)
}

/** Fits a choice to options: clamps one day and range ends; drops days of `multiple` and ranges that lie outside. */
export function fitValues(values: readonly string[], options: ValueOptions): string[] {
  const { limits, type, mode } = options
  const walls = wallsOf(values, options)
  const sides = walls.map((wall) => compareToLimits(wall, type, limits))
  if (mode === 'multiple') return walls.filter((_, at) => sides[at] === 0).map(toStored)
  if (mode === 'range' && sides[0] !== 0 && sides.every((side) => side === sides[0])) return []
  const held = walls.map((wall) => clamp(wall, limits, type)).filter((wall) => wall !== null)
  return toStoredUnits(held, options)
}

export const clampedValues = (given: unknown, options: ValueOptions) =>
  fitValues(normalizeValues(given, options), options)

export function isSubmittable(values: readonly string[], options: ValueOptions): boolean {
  const { mode, calendar, type, limits } = options
  if (mode === 'single' && values.length !== 1) return false
  if (mode === 'range' && (values.length !== 2 || values[0]! > values[1]!)) return false
  return values.every((value) => {
    const wall = fromStored(value, calendar)
    return wall !== null && !isDisabled(wall, type, limits)
  })
}

type TextOptions = ValueOptions & Pick<PickerOptions, 'pattern' | 'locale'>

const separators = { single: '', range: ' ~ ', multiple: ', ' } as const

const dayPeriodsOf = ({ pattern, locale }: TextOptions): DayPeriods | undefined =>
  pattern.includes('A') ? dayPeriodNames(locale) : undefined

/** By the pattern, in the locale's digits; a range as `… ~ …`, several as `…, …`. */
export function displayText(values: readonly string[], options: TextOptions): string {
  const { calendar, pattern, locale, mode } = options
  const digits = digitsOf(locale)
  return values
    .map((value) => fromStored(value, calendar))
    .map((wall) => wall && formatWallTime(wall, pattern, digits, dayPeriodsOf(options)))
    .join(separators[mode])
}

/** A range separator may also occur inside a date. */
const betweenDays = /[~,،;؛]/
const betweenEnds = /[~,،;؛\-‐‑–—]|تا|to|по|до/gi

function typedEnds(text: string, parse: (text: string) => WallTime | null): (WallTime | null)[] {
  for (const { 0: sign, index } of text.matchAll(betweenEnds)) {
    const ends = [text.slice(0, index), text.slice(index + sign.length)].map(parse)
    if (!ends.includes(null)) return ends
  }
  return []
}

/** Null if any part is invalid, disabled or too many; `base` gives the date to a time. */
export function parseTypedValues(text: string, options: TextOptions, base: WallTime): string[] | null {
  const { mode, pattern, calendar } = options
  const parse = (one: string) => parseWallTime(one, pattern, calendar, base)
  const days = () => text.split(betweenDays).filter((one) => one.trim())
  const walls = mode === 'range' ? typedEnds(text, parse) : (mode === 'single' ? [text] : days()).map(parse)
  if (!walls.length || walls.includes(null)) return null
  const values = normalized((walls as WallTime[]).map(toStored), options)
  return isSubmittable(values, options) ? values : null
}

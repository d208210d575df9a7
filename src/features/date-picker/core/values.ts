import { fromStored, toStored } from './calendar.ts'
import type { Wall } from './calendar.ts'
import { digitsOf } from './digits.ts'
import { formatWall } from './formats.ts'
import type { DayPeriods } from './formats.ts'
import { clamp, isDisabled, sideOf, unitOf } from './limits.ts'
import { dayPeriodNames } from './names.ts'
import type { PickerOptions } from './options.ts'
import { parseWall } from './parsing.ts'

/** What a picker is given and hands out: stored texts. Of `single` one or null; of the other modes a list. */
export type PickerValue = string | null | readonly string[]

export type ValueOptions = Pick<PickerOptions, 'type' | 'mode' | 'calendar' | 'limits'>

const endOfDay = { hour: 23, minute: 59 }

/** What the type stores; of a range of days the end is the end of its day. */
function unitAt(wall: Wall, at: number, { type, mode }: ValueOptions): Wall {
  const unit = unitOf(wall, type)
  return mode === 'range' && type === 'date' && at === 1 ? unit.set(endOfDay) : unit
}

const mostOf = { single: 1, range: 2, multiple: Infinity } as const

/** Days that stand once, in order. */
function once(values: string[]): string[] {
  const byDay = new Map(values.map((value) => [value.slice(0, 10), value]))
  return [...byDay.values()].sort()
}

const shaped = (walls: Wall[], options: ValueOptions) =>
  walls.map((wall, at) => toStored(unitAt(wall, at, options)))

/** As the mode keeps them: one, two in order, or any number in order and no day twice. */
function arranged(values: readonly string[], options: ValueOptions): string[] {
  const { mode, calendar } = options
  const walls = values
    .map((value) => fromStored(value, calendar))
    .filter((wall) => wall !== null)
    .slice(0, mostOf[mode])
  const texts = shaped(walls, options)
  if (mode === 'multiple') return once(texts)
  return mode === 'range' && texts[0]! > texts[1]! ? shaped(walls.reverse(), options) : texts
}

/** A value from outside as a list; garbage is nothing. */
export function valuesFrom(given: unknown, options: ValueOptions): string[] {
  const list: unknown[] = Array.isArray(given) ? given : [given]
  return arranged(
    list.filter((one) => typeof one === 'string'),
    options,
  )
}

/** The list as it is handed out. */
export const valueOf = (values: readonly string[], mode: PickerOptions['mode']): string | null | string[] =>
  mode === 'single' ? (values[0] ?? null) : [...values]

/** In the order they stand in: a clock that is being set may put the ends of a range the wrong way round. */
function wallsOf(values: readonly string[], options: ValueOptions): Wall[] {
  const texts =
    options.mode === 'multiple' ? arranged(values, options) : values.slice(0, mostOf[options.mode])
  return texts.map((text) => fromStored(text, options.calendar)).filter((wall) => wall !== null)
}

/**
 * A choice made fit for other limits, type, mode or calendar: one day and the ends of a range are held within min
 * and max; of several days those outside go, and so does a range that lies wholly on one side.
 */
export function settled(values: readonly string[], options: ValueOptions): string[] {
  const { limits, type, mode } = options
  const walls = wallsOf(values, options)
  const sides = walls.map((wall) => sideOf(wall, type, limits))
  if (mode === 'multiple') return walls.filter((_, at) => sides[at] === 0).map(toStored)
  if (mode === 'range' && sides[0] !== 0 && sides.every((side) => side === sides[0])) return []
  const held = walls.map((wall) => clamp(wall, limits, type)).filter((wall) => wall !== null)
  return shaped(held, options)
}

/** A value from outside held within the limits: what the field shows, a form sends and a dialog opens with. */
export const clampedValues = (given: unknown, options: ValueOptions) =>
  settled(valuesFrom(given, options), options)

/** Whether the choice may be handed out: whole, in order, and nothing of it disabled. */
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

const periodsIn = ({ pattern, locale }: TextOptions): DayPeriods | undefined =>
  pattern.includes('A') ? dayPeriodNames(locale) : undefined

/** What the field shows: by the pattern, in the locale's digits; two ends as `… ~ …`, several as `…, …`. */
export function displayOf(values: readonly string[], options: TextOptions): string {
  const { calendar, pattern, locale, mode } = options
  const digits = digitsOf(locale)
  return values
    .map((value) => fromStored(value, calendar))
    .map((wall) => wall && formatWall(wall, pattern, digits, periodsIn(options)))
    .join(separators[mode])
}

/** Between typed days, and between the ends of a range: there also a sign that dates have inside. */
const betweenDays = /[~,،;؛]/
const betweenEnds = /[~,،;؛\-‐‑–—]|تا|to|по|до/gi

/** Of all places where a text could be parted the first that leaves two ends. */
function typedEnds(text: string, parse: (text: string) => Wall | null): (Wall | null)[] {
  for (const { 0: sign, index } of text.matchAll(betweenEnds)) {
    const ends = [text.slice(0, index), text.slice(index + sign.length)].map(parse)
    if (!ends.includes(null)) return ends
  }
  return []
}

/** What a typed text says, or null where any of it is invalid, disabled or too many. `base` is for clocks alone. */
export function typedValues(text: string, options: TextOptions, base: Wall): string[] | null {
  const { mode, pattern, calendar } = options
  const parse = (one: string) => parseWall(one, pattern, calendar, base)
  const days = () => text.split(betweenDays).filter((one) => one.trim())
  const walls = mode === 'range' ? typedEnds(text, parse) : (mode === 'single' ? [text] : days()).map(parse)
  if (!walls.length || walls.includes(null)) return null
  const values = arranged((walls as Wall[]).map(toStored), options)
  return isSubmittable(values, options) ? values : null
}

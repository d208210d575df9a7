import { fromStored } from './calendar.ts'
import type { Wall } from './calendar.ts'
import { digitsOf, inDigits } from './digits.ts'
import { formatWall } from './formats.ts'
import { dayName, monthName } from './names.ts'
import type { PickerOptions } from './options.ts'

export type Signs = {
  /** Between what is said one after another. */
  comma: string
  /** Between the ends of a range. */
  until: string
}

const clockIn = (wall: Wall, locale: string) => formatWall(wall, 'HH:mm', digitsOf(locale))

/** A value as it is read out, where the field shows numbers: «شنبه ۵ مهر ۱۴۰۴، ۱۲:۳۰». */
export function wordsOf(
  values: readonly string[],
  { type, mode, calendar, locale }: Pick<PickerOptions, 'type' | 'mode' | 'calendar' | 'locale'>,
  { comma, until }: Signs,
): string {
  function words(wall: Wall): string {
    if (type === 'time') return clockIn(wall, locale)
    if (type === 'year') return inDigits(wall.year, digitsOf(locale))
    if (type === 'date') return dayName(wall, locale)
    return type === 'datetime'
      ? dayName(wall, locale) + comma + clockIn(wall, locale)
      : monthName(wall, locale)
  }
  return values
    .map((value) => fromStored(value, calendar))
    .filter((wall) => wall !== null)
    .map(words)
    .join(mode === 'range' ? until : comma)
}

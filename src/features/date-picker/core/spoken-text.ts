import { fromStored } from './calendar.ts'
import type { WallTime } from './calendar.ts'
import { digitsOf, toDigits } from './digits.ts'
import { formatWallTime } from './formats.ts'
import { dayName, monthName } from './names.ts'
import type { PickerOptions } from './options.ts'

export type Separators = {
  comma: string
  until: string
}

const clockIn = (wall: WallTime, locale: string) => formatWallTime(wall, 'HH:mm', digitsOf(locale))

export function spokenText(
  values: readonly string[],
  { type, mode, calendar, locale }: Pick<PickerOptions, 'type' | 'mode' | 'calendar' | 'locale'>,
  { comma, until }: Separators,
): string {
  function words(wall: WallTime): string {
    if (type === 'time') return clockIn(wall, locale)
    if (type === 'year') return toDigits(wall.year, digitsOf(locale))
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

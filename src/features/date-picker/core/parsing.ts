import { validWallTime } from './calendar.ts'
import type { CalendarName, WallTime } from './calendar.ts'
import { toAsciiDigits } from './digits.ts'
import { fromTwelve, tokenPattern } from './formats.ts'
import type { Token } from './formats.ts'

/** `T` separates the date and the time of a stored text. */
const separators = /^([^\p{L}\p{N}]|T)*$/iu

/** Group 1 is AM. */
const dayPeriods = /(a\.?m\.?|ق\.?ظ\.?|قبل از ظهر|صبح)|p\.?m\.?|ب\.?ظ\.?|بعد از ظهر|عصر/i

/** Only with dots: `05/07/1990` is read in two ways. */
const dayFirst = /(\d+)\.(\d+)\.(\d{4})/

type Numbers = Partial<Record<Token, number>>

/** Splits digits without separators by the widths of the tokens: 14040705. */
function groupsOf(text: string, tokens: Token[]): string[] {
  const widths = tokens.map(({ length }) => `(\\d{${length}})`).join('')
  return RegExp(`^\\D*${widths}\\D*$`).exec(text)?.slice(1) ?? text.match(/\d+/g) ?? []
}

function numbersOf(text: string, tokens: Token[]): Numbers | null {
  if (!separators.test(text.replace(/\d+/g, ''))) return null
  const groups = groupsOf(text, tokens)
  if (groups.length !== tokens.length) return null
  const isWide = (group: string, at: number) =>
    tokens[at] === 'YYYY' ? group.length === 4 : group.length <= 2
  if (!groups.every(isWide)) return null
  return Object.fromEntries(tokens.map((token, at) => [token, Number(groups[at])]))
}

function hourOf({ HH, hh }: Numbers, period: RegExpExecArray | null): number | null {
  if (hh === undefined) return HH ?? 0
  return period === null || hh < 1 || hh > 12 ? null : fromTwelve(hh, period[1] === undefined)
}

/** Latin, Persian or Arabic digits, any separators, a year of four digits, or a dotted date with the day first; null if invalid. Without a year token, `base` gives the date. */
export function parseWallTime(
  text: string,
  pattern: string,
  calendar: CalendarName,
  base?: WallTime,
): WallTime | null {
  const tokens = (pattern.match(tokenPattern) ?? []) as Token[]
  const typed = toAsciiDigits(text)
  const ascii = tokens[0] === 'YYYY' ? typed.replace(dayFirst, '$3-$2-$1') : typed
  const period = tokens.includes('A') ? dayPeriods.exec(ascii) : null
  const numbers = numbersOf(
    period ? ascii.replace(period[0], ' ') : ascii,
    tokens.filter((token) => token !== 'A'),
  )
  const hour = numbers && hourOf(numbers, period)
  if (numbers === null || hour === null) return null
  const { YYYY: year = base?.year, MM: month, DD: day, mm: minute = 0 } = numbers
  if (year === undefined) return null
  const whole = numbers.YYYY === undefined ? base : undefined
  return validWallTime(calendar, year, month ?? whole?.month ?? 1, day ?? whole?.day ?? 1, hour, minute)
}

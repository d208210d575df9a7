import { realWall } from './calendar.ts'
import type { CalendarName, Wall } from './calendar.ts'
import { inAscii } from './digits.ts'
import { fromTwelve, tokenPattern } from './formats.ts'
import type { Token } from './formats.ts'

/** The letter is that of a stored text. */
const separators = /^([^\p{L}\p{N}]|T)*$/iu

/** What is said before noon is a group of its own. */
const periods = /(a\.?m\.?|ق\.?ظ\.?|قبل از ظهر|صبح)|p\.?m\.?|ب\.?ظ\.?|بعد از ظهر|عصر/i

type Numbers = Partial<Record<Token, number>>

/** Of digits in a row each token takes its width: 14040705. */
function groupsOf(text: string, tokens: Token[]): string[] {
  const groups = text.match(/\d+/g) ?? []
  const width = tokens.join('').length
  if (groups.length !== 1 || tokens.length === 1 || text.length !== width) return groups
  let from = 0
  return tokens.map((token) => text.slice(from, (from += token.length)))
}

function numbersOf(text: string, tokens: Token[]): Numbers | null {
  if (!separators.test(text.replace(/\d+/g, ''))) return null
  const groups = groupsOf(text.trim(), tokens)
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

/**
 * The wall that a text says by a pattern, or null. It may be in Persian, Arabic or Latin digits, with any of the
 * usual separators and without leading zeros; its year has four digits. What no calendar has is null, never the
 * day beside it. A pattern without a year takes its day from `base`, and without one is null.
 */
export function parseWall(text: string, pattern: string, calendar: CalendarName, base?: Wall): Wall | null {
  const tokens = (pattern.match(tokenPattern) ?? []) as Token[]
  const ascii = inAscii(text)
  const period = tokens.includes('A') ? periods.exec(ascii) : null
  const numbers = numbersOf(
    period ? ascii.replace(period[0], ' ') : ascii,
    tokens.filter((token) => token !== 'A'),
  )
  const hour = numbers && hourOf(numbers, period)
  if (numbers === null || hour === null) return null
  const { YYYY: year = base?.year, MM: month, DD: day, mm: minute = 0 } = numbers
  if (year === undefined) return null
  const whole = numbers.YYYY === undefined ? base : undefined
  return realWall(calendar, year, month ?? whole?.month ?? 1, day ?? whole?.day ?? 1, hour, minute)
}

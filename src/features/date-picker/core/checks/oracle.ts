import type { CalendarName } from '../calendar.ts'
import type { Limits } from '../limits.ts'
import type { PickerOptions } from '../options.ts'
import { throwingRule } from './arbitraries.ts'

const icuFormat = (calendar: CalendarName) =>
  new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })

const icuFormats = { persian: icuFormat('persian'), gregory: icuFormat('gregory') }

function icuDay(text: string, calendar: CalendarName): string {
  const at = Date.parse(`${text}Z`)
  if (Number.isNaN(at)) return ''
  const parts = icuFormats[calendar].formatToParts(at).map((part) => [part.type, part.value])
  const { year, month, day } = Object.fromEntries(parts)
  return `${year}-${month}-${day}`
}

export const isStored = (text: string | null | undefined): text is string =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text ?? '') &&
  Number(text!.slice(0, 4)) > 0 &&
  !Number.isNaN(Date.parse(`${text}Z`)) &&
  new Date(`${text}Z`).toISOString().startsWith(text!) &&
  text! >= '1822' &&
  text! < '2123'

const precisionOf = {
  year: (text: string, calendar: CalendarName) => icuDay(text, calendar).slice(0, 4),
  month: (text: string, calendar: CalendarName) => icuDay(text, calendar).slice(0, 7),
  'year-month': (text: string, calendar: CalendarName) => icuDay(text, calendar).slice(0, 7),
  date: (text: string) => text.slice(0, 10),
  datetime: (text: string) => text,
  time: (text: string) => text.slice(11),
}

function isMatched(
  given: Limits['disabled'],
  key: 'days' | 'months' | 'years' | 'times',
  text: string,
): boolean {
  const one = given?.[key]
  if (!one) return false
  if (one === throwingRule) return true
  if (typeof one === 'function') return one(text, text)
  if (Array.isArray(one)) return one.includes(text)
  const { source, flags } = one as RegExp
  return new RegExp(flags.includes('y') ? `^(?:${source})` : source).test(text)
}

/** A second implementation of the limits, by ICU and without the core: reasons not to emit a text. */
export function limitViolations(
  text: string,
  { type, calendar, limits: { min, max, disabled } }: PickerOptions,
): string[] {
  const seen = (one: string) => precisionOf[type](one, calendar)
  const lower = isStored(min) ? min : null
  const upper = isStored(max) ? max : null
  const day = icuDay(text, calendar)
  const isClock = type === 'time'
  const found = {
    'is no stored text': !isStored(text),
    'before min': lower && seen(text) < seen(lower),
    'after max': upper && seen(text) > seen(upper),
    'min later than max': lower && upper && (isClock ? seen(lower) > seen(upper) : lower > upper),
    day: (type === 'date' || type === 'datetime') && isMatched(disabled, 'days', text.slice(0, 10)),
    month: !isClock && type !== 'year' && isMatched(disabled, 'months', day.slice(0, 7)),
    year: !isClock && isMatched(disabled, 'years', day.slice(0, 4)),
    time: (isClock || type === 'datetime') && isMatched(disabled, 'times', text.slice(11)),
    'no first day': type === 'year' && !day.endsWith('-01-01'),
    'no first of a month': (type === 'month' || type === 'year-month') && !day.endsWith('-01'),
    clock: !['datetime', 'time'].includes(type) && !['00:00', '23:59'].includes(text.slice(11)),
  }
  return Object.entries(found).flatMap(([name, isSo]) => (isSo ? [name] : []))
}

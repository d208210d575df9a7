import type { CalendarName } from '../calendar.ts'
import type { Limits } from '../limits.ts'
import type { PickerOptions } from '../options.ts'
import { throwing } from './any-picker.ts'

const reader = (calendar: CalendarName) =>
  new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })

const readers = { persian: reader('persian'), gregory: reader('gregory') }

/** `YYYY-MM-DD` in a calendar, by ICU alone. */
function icuDay(text: string, calendar: CalendarName): string {
  const at = Date.parse(`${text}Z`)
  if (Number.isNaN(at)) return ''
  const parts = readers[calendar].formatToParts(at).map((part) => [part.type, part.value])
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

const seenBy = {
  year: (text: string, calendar: CalendarName) => icuDay(text, calendar).slice(0, 4),
  month: (text: string, calendar: CalendarName) => icuDay(text, calendar).slice(0, 7),
  'year-month': (text: string, calendar: CalendarName) => icuDay(text, calendar).slice(0, 7),
  date: (text: string) => text.slice(0, 10),
  datetime: (text: string) => text,
  time: (text: string) => text.slice(11),
}

function isNamed(
  given: Limits['disabled'],
  key: 'days' | 'months' | 'years' | 'times',
  text: string,
): boolean {
  const one = given?.[key]
  if (!one) return false
  if (one === throwing) return true
  if (typeof one === 'function') return one(text, text)
  if (Array.isArray(one)) return one.includes(text)
  const { source, flags } = one as RegExp
  return new RegExp(flags.includes('y') ? `^(?:${source})` : source).test(text)
}

/** Said a second time, without the core: why a text may not be handed out. */
export function wrongs(
  text: string,
  { type, calendar, limits: { min, max, disabled } }: PickerOptions,
): string[] {
  const seen = (one: string) => seenBy[type](one, calendar)
  const least = isStored(min) ? min : null
  const most = isStored(max) ? max : null
  const day = icuDay(text, calendar)
  const isClock = type === 'time'
  const found = {
    'is no stored text': !isStored(text),
    'before min': least && seen(text) < seen(least),
    'after max': most && seen(text) > seen(most),
    'min later than max': least && most && (isClock ? seen(least) > seen(most) : least > most),
    day: (type === 'date' || type === 'datetime') && isNamed(disabled, 'days', day),
    month: !isClock && type !== 'year' && isNamed(disabled, 'months', day.slice(0, 7)),
    year: !isClock && isNamed(disabled, 'years', day.slice(0, 4)),
    time: (isClock || type === 'datetime') && isNamed(disabled, 'times', text.slice(11)),
    'no first day': type === 'year' && !day.endsWith('-01-01'),
    'no first of a month': (type === 'month' || type === 'year-month') && !day.endsWith('-01'),
    clock: !['datetime', 'time'].includes(type) && !['00:00', '23:59'].includes(text.slice(11)),
  }
  return Object.entries(found).flatMap(([name, isSo]) => (isSo ? [name] : []))
}

import type { CalendarName } from './calendar.ts'
import { displayPatterns } from './formats.ts'
import type { Limits } from './limits.ts'
import { calendarOf, weekStartOf } from './names.ts'
import type { PickerType, Step } from './steps.ts'
import type { Weekday } from './weeks.ts'
import { defaultYears } from './years.ts'
import type { YearSpan } from './years.ts'

export type Mode = 'single' | 'range' | 'multiple'

export type PickerOptions = {
  type: PickerType
  mode: Mode
  locale: string
  calendar: CalendarName
  weekStart: Weekday
  direction: 'rtl' | 'ltr'
  timeZone: string
  limits: Limits
  isInline: boolean
  initialStep: Step | null
  autoSubmit: boolean
  isEditable: boolean
  pattern: string
  years: YearSpan
  yearColumns: 1 | 4
}

const rightToLeft = new Set(['fa', 'ar', 'ckb', 'he', 'ps', 'ur', 'ug', 'yi'])

export function optionsFor(given: Partial<PickerOptions>): PickerOptions {
  const { type = 'date', locale = 'fa-IR' } = given
  const calendar = given.calendar ?? calendarOf(locale)
  const defaults: PickerOptions = {
    type,
    mode: 'single',
    locale,
    calendar,
    weekStart: weekStartOf(locale),
    direction: rightToLeft.has(new Intl.Locale(locale).language) ? 'rtl' : 'ltr',
    timeZone: 'Asia/Tehran',
    limits: {},
    isInline: false,
    initialStep: null,
    autoSubmit: false,
    isEditable: false,
    pattern: displayPatterns[type],
    years: defaultYears[calendar],
    yearColumns: 1,
  }
  const defined = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...defaults, ...Object.fromEntries(defined) }
}

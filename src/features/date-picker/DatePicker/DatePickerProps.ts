import type { ReactNode } from 'react'
import type { Labels } from '../labels.ts'

/** Types are written out, so that Storybook's props table shows them. */
export type DatePickerProps = {
  /** Label of the field; accessible name of the dialog or of the inline group. */
  label: string
  /** Help text below the field. */
  description?: ReactNode
  /** Error text; marks the field as invalid. */
  error?: ReactNode
  /** Default: the locale's text for the type, such as "Choose a date". */
  placeholder?: string
  /** Default: `date`. */
  type?: 'date' | 'datetime' | 'year' | 'month' | 'time' | 'year-month'
  /** Default: `single`. */
  mode?: 'single' | 'range' | 'multiple'
  /** Gregorian `YYYY-MM-DDTHH:mm` or null; a list with `range` and `multiple`. Omit it for an uncontrolled picker. */
  value?: string | null | readonly string[]
  /** Initial value of an uncontrolled picker; a form reset restores it. */
  defaultValue?: string | null | readonly string[]
  /** Called once per change, never with a disabled value or one out of range. Keep `value` as it is to refuse the change. */
  onChange?: (value: string | null | readonly string[]) => void
  /** Controlled open state of the dialog, for instance to close it with Back. Omit it for an uncontrolled one. */
  opened?: boolean
  /** Called when the dialog should open or close. */
  onOpenChange?: (opened: boolean) => void
  /** Inclusive; `YYYY-MM-DDTHH:mm`, or `YYYY-MM-DD` for the whole day. */
  min?: string | null
  /** Inclusive, as `min`. A `max` before `min` disables everything. */
  max?: string | null
  /** Lists, patterns or predicates over ASCII texts: Gregorian days, `2025-09-27`, as in values; months and years of the picker's calendar, `1404-07`, `1404`; times, `12:30`. */
  disabledUnits?: {
    days?: readonly string[] | RegExp | ((text: string, moment: string) => boolean)
    months?: readonly string[] | RegExp | ((text: string, moment: string) => boolean)
    years?: readonly string[] | RegExp | ((text: string, moment: string) => boolean)
    times?: readonly string[] | RegExp | ((text: string, moment: string) => boolean)
  }
  /** Gets a Gregorian day, `YYYY-MM-DD`; returns a name or true. `fixedHolidays` has Iran's solar holidays. */
  holidays?: (day: string) => string | boolean | undefined
  /** Default: `popover`. Up to 480 px wide, both dialogs are a bottom sheet. */
  layout?: 'popover' | 'modal' | 'inline'
  /** Step shown first while nothing is chosen. Default: the days, or else the type's first step. */
  initialStep?: 'year' | 'month' | 'day' | 'time'
  /** Emits picks without a confirm button; off by default, always on with `inline`. */
  autoSubmit?: boolean
  /** Accepts typed text in Latin, Persian or Arabic digits; off by default. */
  isEditable?: boolean
  /** Adds a clear button. */
  isClearable?: boolean
  /** Shows a 12-hour clock with AM and PM. */
  isTwelveHour?: boolean
  /** BCP 47 tag, `fa-IR` by default. Sets the default calendar, week start, digits and labels. */
  locale?: string
  /** Default: `persian` for the language `fa`, `gregory` for others. */
  calendar?: 'persian' | 'gregory'
  /** 0 Sunday … 6 Saturday. Default: the locale's. */
  weekStart?: 0 | 1 | 2 | 3 | 4 | 5 | 6
  /** IANA zone of today and now; `Asia/Tehran` by default. */
  timeZone?: string
  /** Display and input format of `YYYY`, `MM`, `DD`, `HH` or `hh`, `mm`, `A`. Default: by type, as `YYYY-MM-DDTHH:mm`. */
  pattern?: string
  /** Years to list. Default: 150 from 1300 (Persian) or 1921 (Gregorian). */
  years?: { first: number; count: number }
  /** Default: 1. */
  yearColumns?: 1 | 4
  /** Name of a hidden input: `YYYY-MM-DD`, of `datetime` `YYYY-MM-DD HH:mm`, of `time` `HH:mm:ss` with the UTC offset. */
  name?: string
  /** Name of a second hidden input, always `YYYY-MM-DD HH:mm`. */
  alternateName?: string
  /** Marks the field as required; the form validates it. */
  required?: boolean
  /** Cannot be opened or changed; its hidden inputs are not submitted. */
  disabled?: boolean
  /** Cannot be changed; its hidden inputs are submitted. */
  readOnly?: boolean
  /** Overrides of the locale's texts. */
  labels?: Partial<Labels>
}

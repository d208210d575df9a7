import type { ReactNode } from 'react'
import type { Labels } from '../labels.ts'

/** Written out, for the table of props is made of it. */
export type DatePickerProps = {
  /** Of the field; it also names the dialog, or the group in the page. */
  label: string
  /** Small print of the field. */
  description?: ReactNode
  /** What is wrong with the value: the field shows it and is marked as invalid. */
  error?: ReactNode
  /** Of the empty field; by default the locale's words for "Choose a date", or "… and time". */
  placeholder?: string
  /** What is asked for; `date` by default. */
  type?: 'date' | 'datetime' | 'year' | 'month' | 'time' | 'year-month'
  /** One, a first and a last, or any number; `single` by default. */
  mode?: 'single' | 'range' | 'multiple'
  /** Stored, Gregorian: `YYYY-MM-DDTHH:mm`, or null; of `range` and `multiple` a list. Without it the picker keeps its value itself. */
  value?: string | null | readonly string[]
  /** What a picker that keeps its value itself begins with, and goes back to with its form. */
  defaultValue?: string | null | readonly string[]
  /** Called once for each change, with nothing that is disabled or out of range. A `value` that stays the same refuses the change. */
  onChange?: (value: string | null | readonly string[]) => void
  /** Whether the dialog is open, so that an app can keep it in its history. Without it the picker keeps that itself. */
  opened?: boolean
  /** The dialog should open or close. */
  onOpenChange?: (opened: boolean) => void
  /** Stored, and allowed itself; `YYYY-MM-DD` is the whole day. */
  min?: string | null
  /** As `min`. Before `min` it disables everything. */
  max?: string | null
  /** `days`, `months`, `years` and `times` that cannot be picked: each a list, a pattern or a function of texts in the picker's calendar, `1404-07-05`, `1404-07`, `1404`, `12:30`. */
  disabledUnits?: {
    days?: readonly string[] | RegExp | ((text: string, moment: string) => boolean)
    months?: readonly string[] | RegExp | ((text: string, moment: string) => boolean)
    years?: readonly string[] | RegExp | ((text: string, moment: string) => boolean)
    times?: readonly string[] | RegExp | ((text: string, moment: string) => boolean)
  }
  /** Marks holidays, by days in the picker's calendar; a text is the holiday's name. `fixedHolidays` knows those of Iran that are no lunar ones. */
  holidays?: (day: string, calendar: 'persian' | 'gregory') => string | boolean | undefined
  /** Beside the field, over the page, or in the page without a field. Up to 480 px a dialog comes from below. */
  layout?: 'popover' | 'modal' | 'inline'
  /** Where it opens while nothing is chosen; by default at the days, or else at the first step. */
  initialStep?: 'year' | 'month' | 'day' | 'time'
  /** Hands out what is picked without a button, off by default; in the page that is always so. */
  autoSubmit?: boolean
  /** Takes typed text, in any of the three sets of digits; off by default. */
  isEditable?: boolean
  /** Adds a button that empties it. */
  isClearable?: boolean
  /** Shows the clock in halves of the day. */
  isTwelveHour?: boolean
  /** A BCP 47 tag, `fa-IR` by default. It decides calendar, week, digits and words where they are not given. */
  locale?: string
  /** By default the one that readers of the locale write in. */
  calendar?: 'persian' | 'gregory'
  /** The first day of the week, 0 Sunday … 6 Saturday; by default the locale's. */
  weekStart?: 0 | 1 | 2 | 3 | 4 | 5 | 6
  /** Whose present is today; `Asia/Tehran` by default. */
  timeZone?: string
  /** How it is displayed and typed, of `YYYY`, `MM`, `DD`, `HH` or `hh`, `mm` and `A`; by default all that the type asks for, `YYYY-MM-DDTHH:mm`. */
  pattern?: string
  /** The list of years: its earliest, and how many; 150 from 1300, or 1921, by default. */
  years?: { first: number; count: number }
  /** In how many columns the years stand; 1 by default. */
  yearColumns?: 1 | 4
  /** Of a form's field: `YYYY-MM-DD` of a date, `HH:mm:ss` with offset of a time. */
  name?: string
  /** Of another one, always `YYYY-MM-DD HH:mm`. */
  alternateName?: string
  /** Marks the field; to insist on it is the form's part. */
  required?: boolean
  /** Neither opened nor changed. */
  disabled?: boolean
  /** Read, and not changed. */
  readOnly?: boolean
  /** Words in place of the locale's own. */
  labels?: Partial<Labels>
}

import type { FormattersInitializer } from 'typesafe-i18n'
import type { Money } from '#contracts/values.ts'
import type { Formatters, Locales } from './i18n-types.ts'
import { localeTable, shopTimeZone as timeZone } from './locales.ts'

/** Rials → whole Toman. */
export const toman = (money: Money) => Math.round(money.amount / 10)
export const tomanToRials = (amount: number) => Math.round(amount) * 10

/** Creating an Intl formatter with a calendar takes milliseconds, and few pages need one. */
function lazily<Options, Made>(
  Kind: new (tag: string, options?: Options) => Made,
  tag: string,
  options?: Options,
) {
  let made: Made | undefined
  return () => (made ??= new Kind(tag, options))
}

function createFormatters(locale: Locales) {
  const { NumberFormat, DateTimeFormat } = Intl
  const { tag, ...row } = localeTable[locale]
  const calendar = `${tag}-u-ca-${row.calendar}`
  const digits = lazily(NumberFormat, tag)
  const percent = lazily(NumberFormat, tag, { style: 'percent' })
  const day = lazily(DateTimeFormat, calendar, { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  const date = lazily(DateTimeFormat, calendar, { timeZone, dateStyle: 'long' })
  const moment = lazily(DateTimeFormat, calendar, { timeZone, dateStyle: 'long', timeStyle: 'short' })
  /**
   * Some engines write a range with thin or narrow spaces, others with plain ones. A narrow space keeps a line together.
   * Parts of several words take an em dash in Russian; CLDR has an en dash.
   */
  const span = (format: Intl.DateTimeFormat, from: string, to: string) =>
    format
      .formatRange(new Date(from), new Date(to))
      .replace(/\s–\s/, locale === 'ru' ? ' — ' : ' – ')
      .replace(/\u202f/g, '\u00a0')
  return {
    /** 1250 → «۱٬۲۵۰», `1,250`, `1 250`. */
    digits: (value: number) => digits().format(value),
    /** 12 → «۱۲٪», `12%`, `12 %`. */
    percent: (value: number) => percent().format(value / 100),
    /** An instant → «شنبه ۵ مهر»: weekday, day and month in Tehran, in the locale’s calendar. */
    day: (instant: string) => day().format(new Date(instant)),
    /** Two instants → «شنبه ۵ مهر تا دوشنبه ۷ مهر»; one day when both fall on it. */
    days: (from: string, to: string) => span(day(), from, to),
    /** Two days → «۲۱ آبان تا ۳ آذر ۱۴۰۵»; shared parts appear once. */
    dates: (from: string, to: string) => span(date(), from, to),
    /** An instant or a day → «۵ مهر ۱۴۰۴». */
    date: (instant: string) => date().format(new Date(instant)),
    /** An instant → date and time in Tehran. */
    moment: (instant: string) => moment().format(new Date(instant)),
  }
}

export type Format = ReturnType<typeof createFormatters>

const made = new Map<Locales, Format>()

export function formattersOf(locale: Locales): Format {
  const known = made.get(locale) ?? createFormatters(locale)
  made.set(locale, known)
  return known
}

export const initFormatters: FormattersInitializer<Locales, Formatters> = (locale) => formattersOf(locale)

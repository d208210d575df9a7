import type { Money } from '#contracts/values.ts'
import type { FormattersInitializer } from 'typesafe-i18n'
import type { Formatters, Locales } from './i18n-types.ts'

/** The BCP 47 tag of each locale: for `<html lang>`, `Accept-Language` and `Intl`. */
export const languageTags = { fa: 'fa-IR', en: 'en-US', ru: 'ru-RU' } as const satisfies Record<
  Locales,
  string
>

/** Each language by its own name. */
export const languageNames = { fa: 'فارسی', en: 'English', ru: 'Русский' } as const satisfies Record<
  Locales,
  string
>

/** In the order they are offered. */
export const languages = Object.keys(languageNames) as Locales[]

export const directionOf = (locale: Locales) => (locale === 'fa' ? 'rtl' : 'ltr')

const timeZone = 'Asia/Tehran'
const calendars = { fa: 'fa-IR-u-ca-persian', en: 'en-US-u-ca-gregory', ru: 'ru-RU-u-ca-gregory' } as const

/** Toman, a whole number, from rials: the one place where the two meet. */
export const toman = (money: Money) => Math.round(money.amount / 10)
/** Rials from Toman. */
export const rials = (amount: number) => Math.round(amount) * 10

/** A calendar costs the browser milliseconds, and few pages name a day: each is made when it is first asked for. */
function lazily<Formatter>(make: () => Formatter) {
  let made: Formatter | undefined
  return () => (made ??= make())
}

function create(locale: Locales) {
  const numbers = (options?: Intl.NumberFormatOptions) =>
    lazily(() => new Intl.NumberFormat(languageTags[locale], options))
  const days = (options: Intl.DateTimeFormatOptions) =>
    lazily(() => new Intl.DateTimeFormat(calendars[locale], { timeZone, ...options }))
  const digits = numbers()
  const percent = numbers({ style: 'percent' })
  const day = days({ weekday: 'long', day: 'numeric', month: 'long' })
  const date = days({ dateStyle: 'long' })
  const moment = days({ dateStyle: 'long', timeStyle: 'short' })
  return {
    /** 1250 → «۱٬۲۵۰», `1,250`, `1 250`. */
    digits: (value: number) => digits().format(value),
    /** 12 → «۱۲٪», `12%`, `12 %`. */
    percent: (value: number) => percent().format(value / 100),
    /** An instant → «شنبه ۵ مهر»: weekday, day and month on the locale's calendar in Tehran. */
    day: (instant: string) => day().format(new Date(instant)),
    /** Two instants → their days, once where both are one day: «شنبه ۵ مهر تا دوشنبه ۷ مهر». */
    days: (from: string, to: string) => day().formatRange(new Date(from), new Date(to)),
    /** Two days → «۲۱ آبان تا ۳ آذر ۱۴۰۵», what they share said once. */
    dates: (from: string, to: string) => date().formatRange(new Date(from), new Date(to)),
    /** An instant or a day → «۵ مهر ۱۴۰۴». */
    date: (instant: string) => date().format(new Date(instant)),
    /** An instant → date and time of day in Tehran. */
    moment: (instant: string) => moment().format(new Date(instant)),
  }
}

export type Format = ReturnType<typeof create>

const made = new Map<Locales, Format>()

export function formattersOf(locale: Locales): Format {
  const known = made.get(locale) ?? create(locale)
  made.set(locale, known)
  return known
}

export const initFormatters: FormattersInitializer<Locales, Formatters> = (locale) => formattersOf(locale)

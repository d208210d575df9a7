export const locales = ['fa', 'en', 'ru'] as const
export type Locale = (typeof locales)[number]

export const directions: Record<Locale, 'rtl' | 'ltr'> = { fa: 'rtl', en: 'ltr', ru: 'ltr' }
export const languageNames: Record<Locale, string> = { fa: 'فارسی', en: 'English', ru: 'Русский' }

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

export function formatNumber(locale: Locale, value: number): string {
  return new Intl.NumberFormat(locale).format(value)
}

/** Replaces `#` by the number, in the plural form of the language. */
export function pluralized(locale: Locale, forms: Forms): (count: number) => string {
  const rules = new Intl.PluralRules(locale)
  return (count) => (forms[rules.select(count)] ?? forms.other).replace('#', formatNumber(locale, count))
}

/** `2026-12-01` in the reader's calendar: «سه‌شنبه ۱۰ آذر ۱۴۰۵». */
export function formatDay(locale: Locale, day: string): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const format = new Intl.DateTimeFormat(locale, style)
  const moment = new Date(`${day}T12:00:00`)
  if (locale !== 'fa') return format.format(moment)
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  const inOrder = ['weekday', 'day', 'month', 'year'] as const
  return inOrder.map((type) => parts.get(type)).join(' ')
}

export function formatDateTime(locale: Locale, moment: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment))
}

/** Text of an unknown direction. */
export const isolated = (text: string) => `\u2068${text}\u2069`

import { formattersOf } from './formatters.ts'
import type { Locales } from './i18n-types.ts'

/** A mobile, a postal code or a Sayad number in the digits of the locale: «۰۹۱۲۱۲۳۴۵۶۷». */
export const localizeDigits = (locale: Locales, text: string) =>
  text.replace(/\d/g, (digit) => formattersOf(locale).digits(Number(digit)))

import { i18nString } from 'typesafe-i18n'
import { rials } from '#contracts/values.ts'
import { formattersOf, toman } from '#i18n/formatters.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import type { Text } from '../shop/catalogue/seed.ts'
import { inLocale } from '../shop/localized-text.ts'

const amountText: Text = [
  '{0|digits} تومان',
  '{0|digits} Toman',
  '{0|digits} {{0:|туман||тумана|туманов|тумана}}',
]

/** Rials → «۱٬۲۵۰ تومان», `1,250 Toman`, `1 250 туманов`. */
export function tomanText(amount: number, locale: Locales): string {
  const { digits } = formattersOf(locale)
  return i18nString(locale, { digits })(inLocale(amountText, locale), toman(rials(amount)))
}

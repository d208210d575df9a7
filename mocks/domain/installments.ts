import type { ProductItem } from '#contracts/product.ts'
import type { Money } from '#contracts/values.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import type { Text } from '../shop/catalogue/seed.ts'
import { inLocale } from '../shop/localized-text.ts'
import { merchantTitle } from './merchants.ts'

const merchantId = 3
const count = 4
/** Rials. */
const offeredFrom = 50_000_000
const toman = 10

const details: Text = [
  'بدون سود و کارمزد؛ قسط نخست امروز و سه قسط دیگر ماه‌به‌ماه. هنگام پرداخت همین روش را انتخاب کنید.',
  'Without interest or fees: the first today, the other three month by month. Choose it when you pay.',
  'Без процентов и комиссий: первый сегодня, остальные три — раз в месяц. Выберите этот способ при оплате.',
]

/** Rounded up to a Toman, so that the payments cover the price. */
export function installmentsOf({ amount, unit }: Money, locale: Locales): ProductItem['installments'] {
  const provider = merchantTitle(merchantId, locale)
  if (amount < offeredFrom || provider === null) return undefined
  return {
    count,
    amount: { amount: Math.ceil(amount / count / toman) * toman, unit },
    provider,
    details: inLocale(details, locale),
  }
}

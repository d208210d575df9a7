import type { Money } from '#contracts/values.ts'
import { toman } from './formatters.ts'
import type { TranslationFunctions } from './i18n-types.ts'

/** An amount with its unit: «۱٬۲۵۰ تومان», `1,250 Toman`. */
export const priceText = (LL: TranslationFunctions, price: Money): string =>
  LL.money.full({ amount: toman(price) })

/** Like `priceText`, but zero is «رایگان», `Free`, «Бесплатно». */
export const priceOrFree = (LL: TranslationFunctions, price: Money): string =>
  price.amount === 0 ? LL.money.free() : priceText(LL, price)

import type { Money } from '#contracts/values.ts'
import { toman } from './formatters.ts'
import type { TranslationFunctions } from './i18n-types.ts'

/** What a delivery costs, in words: nothing is «رایگان», `Free`, «Бесплатно». */
export const priceOrFree = (LL: TranslationFunctions, price: Money): string =>
  price.amount === 0 ? LL.money.free() : LL.money.full({ amount: toman(price) })

import type { Service } from '#contracts/content.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { priceOrFree } from '#i18n/price-text.ts'

/** «از ۶۰۰٬۰۰۰ تومان» or «رایگان». */
export function servicePrice(LL: TranslationFunctions, { priceFrom }: Service): string {
  const price = priceOrFree(LL, priceFrom)
  return priceFrom.amount === 0 ? price : LL.content.service.priceFrom({ price })
}

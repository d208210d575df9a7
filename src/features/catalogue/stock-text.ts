import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { site } from '#src/platform/site.ts'

export function stockText(LL: TranslationFunctions, stockLeft: number): string {
  if (stockLeft === 0) return LL.product.soldOut()
  if (stockLeft <= site.fewLeft) return LL.details.stockLeft({ count: stockLeft })
  return LL.details.inStock()
}

import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { site } from '#src/platform/site.ts'

export const stockTone = (stockLeft: number) =>
  stockLeft === 0 ? 'none' : stockLeft <= site.fewLeft ? 'few' : 'enough'

export function stockText(LL: TranslationFunctions, stockLeft: number): string {
  const texts = {
    none: LL.product.soldOut,
    few: () => LL.details.stockLeft({ count: stockLeft }),
    enough: LL.details.inStock,
  }
  return texts[stockTone(stockLeft)]()
}

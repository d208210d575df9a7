import type { Product } from '#contracts/product.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { priceText } from '#i18n/price-text.ts'
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Fact } from './compare-rows.ts'
import { stockText } from './stock-text.ts'

export function compareFacts(product: Product, LL: TranslationFunctions, locale: Locales): Fact[] {
  const { compare, option } = LL.details
  const { price, rating, maker, city, stockLeft, delivery, axes, specs } = product
  const fact = (title: string, value: string): Fact => ({ title, value })
  return [
    fact(compare.price(), priceText(LL, price)),
    fact(compare.rating(), rating.count > 0 ? LL.product.rating(rating) : compare.unrated()),
    fact(compare.maker(), maker),
    fact(compare.city(), city),
    fact(compare.stock(), stockText(LL, stockLeft)),
    fact(compare.delivery(), stockLeft > 0 ? formattersOf(locale).days(delivery.from, delivery.to) : ''),
    ...axes.map(({ name, values }) => fact(option[name](), values.map(({ title }) => title).join(' · '))),
    ...specs,
  ]
}

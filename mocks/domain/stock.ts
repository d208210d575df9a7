import type { Product, ProductItem } from '#contracts/product.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import type { Catalogue } from '../shop/catalogue/catalogue.ts'
import type { World } from './world.ts'

export type FoundItem = { product: Product; item: ProductItem }

export function findItem(catalogue: Catalogue, productItemId: number, locale: Locales): FoundItem | null {
  const product = catalogue.byItem.get(productItemId)?.[locale]
  const item = product?.items.find((candidate) => candidate.id === productItemId)
  return product && item ? { product, item } : null
}

export const stockLeft = (state: World, item: { id: number; stockLeft: number }) =>
  Math.max(0, item.stockLeft - (state.sold[item.id] ?? 0))

import type { Product, ProductItem } from '#contracts/product.ts'
import { rials } from '#contracts/values.ts'
import { tomanToRials } from '#i18n/formatters.ts'
import { locales } from '#i18n/locales.ts'
import type { Catalogue, Row } from '../shop/catalogue/catalogue.ts'
import { leadOf, leadingItem } from '../shop/catalogue/rows.ts'
import type { World } from './world.ts'

type Prices = World['prices']

const known = new WeakMap<Prices, { of: Catalogue; priced: Catalogue }>()

const unitPriceAt = (unit: NonNullable<ProductItem['unitPrice']>, amount: number) => ({
  ...unit,
  price: rials(tomanToRials((amount * unit.per.value) / unit.content.value / 10)),
})

function pricedItem(item: ProductItem, amount: number | undefined): ProductItem {
  if (amount === undefined || amount === item.price.amount) return item
  const before = item.oldPrice ?? item.price
  const isReduced = amount < before.amount
  return {
    ...item,
    price: rials(amount),
    unitPrice: item.unitPrice && unitPriceAt(item.unitPrice, amount),
    oldPrice: isReduced ? before : null,
    discountPercent: isReduced ? Math.min(99, Math.round((1 - amount / before.amount) * 100)) : 0,
  }
}

function pricedProduct(product: Product, prices: Prices): Product {
  const items = product.items.map((item) => pricedItem(item, prices[item.id]))
  return { ...product, ...leadOf(leadingItem(items)), items }
}

const pricedRow = (row: Row, prices: Prices): Row => ({
  ...row,
  ...Object.fromEntries(locales.map((locale) => [locale, pricedProduct(row[locale], prices)])),
})

/** The catalogue at the session’s prices. */
export function withPrices(catalogue: Catalogue, prices: Prices): Catalogue {
  const ids = Object.keys(prices).map(Number)
  if (ids.length === 0) return catalogue
  const last = known.get(prices)
  if (last?.of === catalogue) return last.priced
  const changed = new Set(ids.map((id) => catalogue.byItem.get(id)))
  const rows = new Map(catalogue.rows.map((row) => [row, changed.has(row) ? pricedRow(row, prices) : row]))
  const renewed = <Key>(map: ReadonlyMap<Key, Row>) =>
    new Map([...map].map(([key, row]) => [key, rows.get(row) ?? row]))
  const priced = {
    ...catalogue,
    rows: [...rows.values()],
    byLabel: renewed(catalogue.byLabel),
    byAddress: renewed(catalogue.byAddress),
    byItem: renewed(catalogue.byItem),
  }
  known.set(prices, { of: catalogue, priced })
  return priced
}

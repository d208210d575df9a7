import type { FacetOption, ProductCard, ProductFilter, ProductList } from '../catalogue.ts'
import { Skip } from './drift.ts'
import type { Shopper } from './shopper.ts'

const pageSize = 96
const maxPages = 5

/** The products of every page; throws a Skip when they are too many. */
export async function cardsOf(shopper: Shopper, filter: ProductFilter = {}): Promise<ProductCard[]> {
  const first = await shopper.ok('products', { ...filter, pageSize })
  if (first.total > pageSize * maxPages) throw new Skip('a filter finds more products than can be counted')
  const pages = Array.from({ length: Math.ceil(first.total / pageSize) }, (_, at) => at + 1).slice(1)
  const later = await Promise.all(pages.map((page) => shopper.ok('products', { ...filter, page, pageSize })))
  return [first, ...later].flatMap(({ products }) => products)
}

/** Ascending. */
export const idsOf = async (shopper: Shopper, filter: ProductFilter): Promise<number[]> =>
  (await cardsOf(shopper, filter)).map(({ id }) => id).toSorted((one, other) => one - other)

type OptionFilter = 'color' | 'city' | 'brand' | 'attribute'

/** The filters by an option and the facet of each; attributes have a facet for each name. */
export const optionFilters = ({ color, city, brand, attributes }: ProductList['facets']) =>
  [
    ['color', color],
    ['city', city],
    ['brand', brand],
    ...attributes.map(({ options }) => ['attribute', options] as const),
  ] satisfies (readonly [OptionFilter, readonly FacetOption[]])[]

/** The prices of the cheapest and the dearest product. */
export async function priceRange(shopper: Shopper, filter: ProductFilter = {}) {
  const [cheapest] = (await shopper.ok('products', { ...filter, sort: 'cheapest', pageSize: 1 })).products
  const [dearest] = (await shopper.ok('products', { ...filter, sort: 'dearest', pageSize: 1 })).products
  return { from: cheapest?.price, to: dearest?.price }
}

/** A price between the cheapest and the dearest. */
export const middlePrice = ({ from, to }: ProductList['facets']['price']) =>
  Math.round(Math.sqrt(from.amount * to.amount))

const firstValue = (options: readonly FacetOption[] = []) => options.slice(0, 1).map(({ value }) => value)

/** A filter of each kind; where the shop has none of a kind, one that all products pass. */
export const filtersOf = ({ facets, products }: ProductList) => ({
  byProduct: [
    { category: facets.category[0]?.value },
    { text: products[0]?.title },
    { city: firstValue(facets.city) },
    { brand: firstValue(facets.brand) },
    { attribute: firstValue(facets.attributes[0]?.options) },
  ] satisfies ProductFilter[],
  byVariant: [
    { color: firstValue(facets.color) },
    { priceFrom: middlePrice(facets.price) },
    { inStock: true },
    { discounted: true },
  ] satisfies ProductFilter[],
})

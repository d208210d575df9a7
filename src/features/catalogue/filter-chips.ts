import type { FacetOption, ProductList } from '#contracts/catalogue.ts'
import type { ListingSearch } from './listing-search.ts'

const listNames = ['color', 'brand', 'city', 'attribute'] as const
export type ListName = (typeof listNames)[number]
export type Chip = { key: string; title: string; without: ListingSearch }

type Texts = {
  inStock: string
  discounted: string
  /** Rials. */
  price: (from: number | undefined, to: number | undefined) => string
}

/** Adds `value` to the list param `name` or removes it, and returns to page 1. */
export function toggleFilter(search: ListingSearch, name: ListName, value: string): ListingSearch {
  const values = search[name] ?? []
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  const { [name]: _, page: __, ...rest } = search
  return next.length > 0 ? { ...rest, [name]: next } : rest
}

export const clearFilters = ({ text, sort, pageSize, view }: ListingSearch): ListingSearch => ({
  text,
  sort,
  pageSize,
  view,
})

function titleOf(facets: ProductList['facets'], name: ListName, value: string) {
  const options: readonly FacetOption[] =
    name === 'attribute' ? facets.attributes.flatMap((attribute) => attribute.options) : facets[name]
  return options.find((option) => option.value === value)?.title ?? value
}

export function filterChips(search: ListingSearch, facets: ProductList['facets'], texts: Texts): Chip[] {
  const lists = listNames.flatMap((name) =>
    (search[name] ?? []).map((value) => ({
      key: `${name}-${value}`,
      title: titleOf(facets, name, value),
      without: toggleFilter(search, name, value),
    })),
  )
  const { page: _, ...rest } = search
  const flags = (['inStock', 'discounted'] as const)
    .filter((name) => search[name])
    .map((name) => ({ key: name, title: texts[name], without: { ...rest, [name]: undefined } }))
  const { priceFrom, priceTo } = search
  if (priceFrom === undefined && priceTo === undefined) return [...lists, ...flags]
  const without = { ...rest, priceFrom: undefined, priceTo: undefined }
  return [...lists, ...flags, { key: 'price', title: texts.price(priceFrom, priceTo), without }]
}

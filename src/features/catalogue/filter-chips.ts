import type { FacetOption, ProductList } from '#contracts/catalogue.ts'
import type { ListingSearch } from './listing-search.ts'

export type ListName = 'color' | 'city'
/** A filter that is on, and the search without it. */
export type Chip = { key: string; title: string; without: ListingSearch }

/** The search with `value` in the list called `name`, or without it when it was there; from the first page. */
export function toggled(search: ListingSearch, name: ListName, value: string): ListingSearch {
  const values = search[name] ?? []
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  const { [name]: _, page: __, ...rest } = search
  return next.length > 0 ? { ...rest, [name]: next } : rest
}

const titleOf = (options: readonly FacetOption[], value: string) =>
  options.find((option) => option.value === value)?.title ?? value

export function chipsOf(
  search: ListingSearch,
  facets: ProductList['facets'],
  texts: { inStock: string; discounted: string; price: string },
): Chip[] {
  const lists = (['color', 'city'] as const).flatMap((name) =>
    (search[name] ?? []).map((value) => ({
      key: `${name}-${value}`,
      title: titleOf(facets[name], value),
      without: toggled(search, name, value),
    })),
  )
  const { page: _, ...rest } = search
  const flags = (['inStock', 'discounted'] as const)
    .filter((name) => search[name])
    .map((name) => ({ key: name, title: texts[name], without: { ...rest, [name]: undefined } }))
  const priced = search.priceFrom !== undefined || search.priceTo !== undefined
  const price = {
    key: 'price',
    title: texts.price,
    without: { ...rest, priceFrom: undefined, priceTo: undefined },
  }
  return [...lists, ...flags, ...(priced ? [price] : [])]
}

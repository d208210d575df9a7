import * as z from 'zod/mini'
import { ProductFilter } from '#contracts/catalogue.ts'
import { queryInt } from '#contracts/values.ts'

/** Multiples of 2, 3 and 4 columns: every full page ends with a full row. */
export const pageSizes = [12, 24, 48, 96] as const
export type PageSize = (typeof pageSizes)[number]

/** Invalid values are dropped, so that a mangled link still opens. */
const orUndefined = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(schema as z.ZodMiniType<z.output<Schema> | undefined>, undefined)

const { text, color, city, brand, attribute, priceFrom, priceTo, inStock, discounted, sort, page } =
  ProductFilter.shape

const Search = z.object({
  text: orUndefined(text),
  color: orUndefined(color),
  city: orUndefined(city),
  brand: orUndefined(brand),
  attribute: orUndefined(attribute),
  priceFrom: orUndefined(priceFrom),
  priceTo: orUndefined(priceTo),
  inStock: orUndefined(inStock),
  discounted: orUndefined(discounted),
  sort: orUndefined(sort),
  page: orUndefined(page),
  pageSize: orUndefined(z.pipe(queryInt, z.literal(pageSizes))),
  view: orUndefined(z.literal('list')),
})

/** Search params of a listing, without those at their default. */
export type ListingSearch = Omit<ProductFilter, 'id' | 'category' | 'pageSize'> & {
  pageSize?: PageSize
  view?: 'list'
}

const isPresent = ([, value]: [string, unknown]) =>
  value !== undefined && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0)

const withoutEmpty = (value: unknown) => (Array.isArray(value) ? value.filter((one) => one !== '') : value)

export function parseListingSearch(search: Record<string, unknown>): ListingSearch {
  return Object.fromEntries(
    Object.entries(Search.parse(search))
      .map(([key, value]) => [key, withoutEmpty(value)] as [string, unknown])
      .filter(isPresent),
  )
}

/** Params that differ from `before`; undefined for removed ones. */
export function changedParams(before: ListingSearch, next: ListingSearch): ListingSearch {
  const names = Object.keys({ ...before, ...next }) as (keyof ListingSearch)[]
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(next[name]))
  return Object.fromEntries(changed.map((name) => [name, next[name]]))
}

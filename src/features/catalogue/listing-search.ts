import * as z from 'zod/mini'
import { ProductFilter } from '#contracts/catalogue.ts'
import { queryInt } from '#contracts/values.ts'

/** Each of them fills whole rows of two, three and four: no page ends within one. */
export const pageSizes = [12, 24, 48, 96] as const
export type PageSize = (typeof pageSizes)[number]

/** A value that the contract refuses is as good as absent: a link that was mangled still opens. */
const forgiving = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(schema as z.ZodMiniType<z.output<Schema> | undefined>, undefined)

const { text, color, city, brand, attribute, priceFrom, priceTo, inStock, discounted, sort, page } =
  ProductFilter.shape

const Search = z.object({
  text: forgiving(text),
  color: forgiving(color),
  city: forgiving(city),
  brand: forgiving(brand),
  attribute: forgiving(attribute),
  priceFrom: forgiving(priceFrom),
  priceTo: forgiving(priceTo),
  inStock: forgiving(inStock),
  discounted: forgiving(discounted),
  sort: forgiving(sort),
  page: forgiving(page),
  pageSize: forgiving(z.pipe(queryInt, z.literal(pageSizes))),
  view: forgiving(z.literal('list')),
})

/** What the address of a listing says; a grid of the usual size where it says nothing. */
export type ListingSearch = Omit<ProductFilter, 'id' | 'category' | 'pageSize'> & {
  pageSize?: PageSize
  view?: 'list'
}

const present = ([, value]: [string, unknown]) =>
  value !== undefined && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0)

const withoutBlanks = (value: unknown) => (Array.isArray(value) ? value.filter((one) => one !== '') : value)

export function parseListingSearch(search: Record<string, unknown>): ListingSearch {
  return Object.fromEntries(
    Object.entries(Search.parse(search))
      .map(([key, value]) => [key, withoutBlanks(value)] as [string, unknown])
      .filter(present),
  )
}

/** What `next` says otherwise than `before`; undefined for what it says no more. */
export function changesOf(before: ListingSearch, next: ListingSearch): ListingSearch {
  const names = Object.keys({ ...before, ...next }) as (keyof ListingSearch)[]
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(next[name]))
  return Object.fromEntries(changed.map((name) => [name, next[name]]))
}

import * as z from 'zod/mini'
import { ProductFilter } from '#contracts/catalogue.ts'

/** A value that the contract refuses is as good as absent: a link that was mangled still opens. */
const forgiving = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(schema as z.ZodMiniType<z.output<Schema> | undefined>, undefined)

const { text, color, city, priceFrom, priceTo, inStock, discounted, sort, page } = ProductFilter.shape

const Search = z.object({
  text: forgiving(text),
  color: forgiving(color),
  city: forgiving(city),
  priceFrom: forgiving(priceFrom),
  priceTo: forgiving(priceTo),
  inStock: forgiving(inStock),
  discounted: forgiving(discounted),
  sort: forgiving(sort),
  page: forgiving(page),
})

export type ListingSearch = Omit<ProductFilter, 'id' | 'category' | 'pageSize'>

const present = ([, value]: [string, unknown]) => value !== undefined && value !== false && value !== ''

export function parseListingSearch(search: Record<string, unknown>): ListingSearch {
  return Object.fromEntries(Object.entries(Search.parse(search)).filter(present))
}

import * as z from 'zod/mini'
import { ProductFilter } from '#contracts/catalogue.ts'
import { queryInt } from '#contracts/values.ts'
import { searchText } from '#i18n/search-text.ts'

/** Multiples of 2, 3 and 4 columns: every full page ends with a full row. */
export const pageSizes = [12, 24, 48, 96] as const
export type PageSize = (typeof pageSizes)[number]

const { id: _id, category: _category, ...filters } = ProductFilter.shape
const loadingParams = { ...filters, pageSize: z.pipe(queryInt, z.literal(pageSizes)) }
const params: Record<string, z.ZodMiniType> = { ...loadingParams, view: z.literal('list') }

/** Invalid values are dropped, so that a mangled link still opens. */
const Search = z.object(
  Object.fromEntries(Object.entries(params).map(([name, schema]) => [name, z.catch(schema, undefined)])),
)

export type ListingSearch = Omit<ProductFilter, 'id' | 'category' | 'pageSize'> & {
  pageSize?: PageSize
  view?: 'list'
}

const isEmpty = (value: unknown) => value === false || searchText(String(value)) === ''

function withoutEmpty(value: unknown) {
  if (!Array.isArray(value)) return isEmpty(value) ? undefined : value
  const items = value.filter((one) => !isEmpty(one))
  return items.length > 0 ? items : undefined
}

/** Undefined for a dropped param: the router spreads the result over the raw params, which would come through. */
export function parseListingSearch(search: Record<string, unknown>): ListingSearch {
  return Object.fromEntries(
    Object.entries(Search.parse(search)).map(([name, value]) => [name, withoutEmpty(value)]),
  )
}

const loadingNames = Object.keys(loadingParams) as (keyof ListingDeps)[]

export type ListingDeps = Omit<ListingSearch, 'view'>

/** Picked by name: `search` also has the params of the URL that are not of a listing. */
export const listingDeps = ({ search }: { search: ListingSearch }): ListingDeps =>
  Object.fromEntries(loadingNames.map((name) => [name, search[name]]))

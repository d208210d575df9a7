import { notFound } from '@tanstack/react-router'
import type { ProductFilter } from '#contracts/catalogue.ts'
import { isStatus } from '#src/api/errors.ts'
import type { ListingSearch } from '#src/features/catalogue/listing-search.ts'
import { productQueries } from '#src/features/catalogue/queries.ts'
import { site } from '#src/site.ts'
import type { RouterContext } from '../router.ts'

/** What both listing routes share: all products, and those of a category. */
export const listingFilter = (search: ListingSearch, category?: string): ProductFilter => ({
  ...search,
  category,
  pageSize: site.pageSize,
})

/** A category that is unknown to the server is a page that is not there. */
export function orNotFound(error: unknown): never {
  throw isStatus(error, 404) ? notFound() : error
}

export const loadListing = ({ queryClient }: RouterContext, filter: ProductFilter) =>
  queryClient.ensureQueryData(productQueries.list(filter)).catch(orNotFound)

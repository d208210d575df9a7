import type { ProductFilter } from '#contracts/catalogue.ts'
import type { ListingSearch } from '#src/features/catalogue/listing-search.ts'
import { productQueries } from '#src/features/catalogue/queries.ts'
import { site } from '#src/site.ts'
import type { RouterContext } from '../router.ts'
import { orNotFound } from './-or-not-found.ts'
import { withTexts } from './-with-texts.ts'

/** What both listing routes share: all products, and those of a category. */
export const listingFilter = (search: ListingSearch, category?: string): ProductFilter => ({
  ...search,
  category,
  pageSize: site.pageSize,
})

export const loadListing = ({ queryClient, texts }: RouterContext, filter: ProductFilter) =>
  withTexts(
    texts('listing', 'search'),
    queryClient.ensureQueryData(productQueries.list(filter)).catch(orNotFound),
  )

import type { ParsedLocation } from '@tanstack/react-router'
import type { ProductFilter } from '#contracts/catalogue.ts'
import type { ListingDeps } from '#src/features/catalogue/listing-search.ts'
import { site } from '#src/platform/site.ts'
import type { RouterContext } from '#src/app/router-options.ts'

/** ms that the old products stay before skeletons of cards replace them. */
const maxWait = 500

export function listingFilter(
  { page = 1, pageSize = site.pageSize, ...wanted }: ListingDeps,
  category?: string,
): ProductFilter {
  return { ...wanted, category, page, pageSize }
}

export const savedPages = ({ location }: { location: ParsedLocation }) => ({
  saved: location.state.listing,
})

/** Dynamic: the entry chunk contains all routes, but not their loaders. */
export async function lazyLoadListing(
  context: RouterContext,
  filter: ProductFilter,
  cause: 'preload' | 'enter' | 'stay',
) {
  const loader = await import('./-load-listing.ts')
  await loader.loadListing(context, filter, cause === 'stay' ? maxWait : undefined)
}

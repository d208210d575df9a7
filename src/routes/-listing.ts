import { redirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'
import type { ProductFilter, ProductList } from '#contracts/catalogue.ts'
import { lastPageOf } from '#src/features/catalogue/extent.ts'
import { parseListingSearch } from '#src/features/catalogue/listing-search.ts'
import type { ListingSearch } from '#src/features/catalogue/listing-search.ts'
import { productQueries } from '#src/features/catalogue/queries.ts'
import { delay } from '#src/platform/delay.ts'
import { site } from '#src/platform/site.ts'
import type { RouterContext } from '#src/app/router.ts'
import { orNotFound } from './-or-not-found.ts'
import { withTexts } from './-with-texts.ts'

/** What both listing routes share: all products, and those of a category. */
export function listingFilter(search: ListingSearch, category?: string): ProductFilter {
  const { view: _, page = 1, pageSize = site.pageSize, ...wanted } = parseListingSearch(search)
  return { ...wanted, category, page, pageSize }
}

/** How it is shown is no other listing. What the router hands on is not what was read from the address alone. */
export function listingDeps({ search }: { search: ListingSearch }): Omit<ListingSearch, 'view'> {
  const { view: _, ...wanted } = parseListingSearch(search)
  return wanted
}

/** How far the listing was loaded when this entry of the history was left. */
export const listingExtent = ({ location }: { location: ParsedLocation }) => ({
  saved: location.state.listing,
})

/** So long the goods before stay; then the new ones are awaited in their place. */
const patience = 500
let hasShown = false

/** Where no listing has been shown yet there are no goods to keep in sight. A loader that stays ends before. */
export const listingPendingMs = () => (hasShown ? patience + 100 : 50)

/** A page after the last one is the last one. Who is on the page already does not lose it to a slow answer. */
export async function loadListing(
  { queryClient, texts }: RouterContext,
  filter: ProductFilter,
  cause: 'preload' | 'enter' | 'stay',
) {
  const answer = withTexts(
    texts('listing', 'search'),
    queryClient.ensureQueryData(productQueries.list(filter)).catch(orNotFound),
  )
  const list = await (cause === 'stay' ? Promise.race([answer, delay(patience)]) : answer)
  const elsewhere = list && lastPageInstead(list, filter)
  if (elsewhere) throw redirect(elsewhere)
  hasShown ||= cause !== 'preload'
}

/**
 * Where to go from a page that lies after the last; null where it does not. By what was asked for: an answer that
 * names another page is not asked again and again.
 */
export function lastPageInstead({ products, pageSize, total }: ProductList, { page = 1 }: ProductFilter) {
  const last = lastPageOf(total, pageSize)
  if (products.length > 0 || page <= last) return null
  const search = (now: object) => ({ ...now, page: last === 1 ? undefined : last })
  return { to: '.', search, replace: true } as const
}

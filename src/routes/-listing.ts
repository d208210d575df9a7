import { notFound, redirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import type { ProductFilter, ProductList } from '#contracts/catalogue.ts'
import { lastPageOf } from '#src/features/catalogue/loaded-pages.ts'
import type { ListingDeps } from '#src/features/catalogue/listing-search.ts'
import { productQueries } from '#src/features/catalogue/queries.ts'
import { delay } from '#src/platform/delay.ts'
import { site } from '#src/platform/site.ts'
import type { RouterContext } from '#src/app/router-options.ts'
import { orNotFound } from './-or-not-found.ts'
import { withTexts } from './-with-texts.ts'

export function listingFilter(
  { page = 1, pageSize = site.pageSize, ...wanted }: ListingDeps,
  category?: string,
): ProductFilter {
  return { ...wanted, category, page, pageSize }
}

export const savedPages = ({ location }: { location: ParsedLocation }) => ({
  saved: location.state.listing,
})

/** ms that the old products stay before a skeleton replaces them. */
const maxWait = 500
let hasShown = false

/** The first listing has no old products to keep; a `stay` loader ends before this. */
export const listingPendingMs = () => (hasShown ? maxWait + 100 : 50)

/** Redirects from a former label and from a page past the end. With `stay`, a slow answer does not replace the page. */
export async function loadListing(
  { queryClient, texts }: RouterContext,
  filter: ProductFilter,
  cause: 'preload' | 'enter' | 'stay',
) {
  const loaded = withTexts(
    texts('listing', 'search'),
    queryClient.ensureQueryData(productQueries.list(filter)).catch(orNotFound),
  )
  const list = await (cause === 'stay' ? Promise.race([loaded, delay(maxWait)]) : loaded)
  const renamed = list && presentLabelRedirect(list, filter)
  if (renamed) {
    keepForPresentLabel(queryClient, list, filter)
    throw redirect(renamed)
  }
  const lastPage = list && lastPageRedirect(list, filter)
  /** A person is led to the last page; a crawler is told that there is no such page. */
  if (lastPage) throw import.meta.env.SSR ? notFound() : redirect(lastPage)
  hasShown ||= cause !== 'preload'
}

/** Redirect from a former label of the category, or null. */
function presentLabelRedirect({ category }: ProductList, filter: ProductFilter) {
  if (!category || filter.category === undefined || category.label === filter.category) return null
  return {
    to: '/search/$catLabel',
    params: { catLabel: category.label },
    search: true,
    replace: true,
  } as const
}

/** So that two labels cannot lead to each other. */
export function keepForPresentLabel(queryClient: QueryClient, list: ProductList, filter: ProductFilter) {
  const present = { ...filter, category: list.category?.label }
  queryClient.setQueryData(productQueries.list(present).queryKey, list)
}

export const listingRedirect = (list: ProductList, filter: ProductFilter) =>
  presentLabelRedirect(list, filter) ?? lastPageRedirect(list, filter)

/** Redirect from a page past the end, or null. Compares the requested page, because the answer's could cause a loop. */
function lastPageRedirect({ products, pageSize, total }: ProductList, { page = 1 }: ProductFilter) {
  const last = lastPageOf(total, pageSize)
  if (products.length > 0 || page <= last) return null
  const search = (now: object) => ({ ...now, page: last === 1 ? undefined : last })
  return { to: '.', search, replace: true } as const
}

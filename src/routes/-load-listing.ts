import { notFound, redirect } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import type { ProductFilter, ProductList } from '#contracts/catalogue.ts'
import { withTexts } from '#i18n/texts.ts'
import { lastPageOf } from '#src/features/catalogue/loaded-pages.ts'
import { productQueries } from '#src/features/catalogue/queries.ts'
import { delay } from '#src/platform/delay.ts'
import type { RouterContext } from '#src/app/router-options.ts'
import { orNotFound } from './-or-not-found.ts'

/** Redirects from a former label and from a page past the end. A slow answer does not replace the page after `maxWait` ms. */
export async function loadListing(
  { queryClient, texts }: RouterContext,
  filter: ProductFilter,
  maxWait?: number,
) {
  const loaded = withTexts(
    texts('listing', 'search'),
    queryClient.ensureQueryData(productQueries.list(filter)).catch(orNotFound),
  )
  const list = await (maxWait === undefined ? loaded : Promise.race([loaded, delay(maxWait)]))
  const renamed = list && presentLabelRedirect(list, filter)
  if (renamed) {
    keepForPresentLabel(queryClient, list, filter)
    throw redirect(renamed)
  }
  const lastPage = list && lastPageRedirect(list, filter)
  /** A person is led to the last page; a crawler is told that there is no such page. */
  if (lastPage) throw import.meta.env.SSR ? notFound() : redirect(lastPage)
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

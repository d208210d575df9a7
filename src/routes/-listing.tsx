import { useSuspenseQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { ProductFilter, ProductList } from '#contracts/catalogue.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { isStatus } from '#src/api/errors.ts'
import { Listing } from '#src/features/catalogue/Listing/Listing.tsx'
import type { ListingSearch } from '#src/features/catalogue/listing-search.ts'
import { productQueries } from '#src/features/catalogue/queries.ts'
import { site } from '#src/site.ts'
import type { RouterContext } from '../router.ts'
import { cardActions } from './-card-actions.tsx'

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

export const listingTitle = (LL: TranslationFunctions, list: ProductList | undefined) => ({
  meta: [{ title: `${list?.category?.title ?? LL.listing.all()} · ${LL.site.name()}` }],
})

type Props = { search: ListingSearch; filter: ProductFilter }

export function ListingPage({ search, filter }: Props) {
  const { data: list } = useSuspenseQuery(productQueries.list(filter))
  return <Listing list={list} search={search} actions={cardActions} />
}

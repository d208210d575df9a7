import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { ProductFilter, ProductList } from '#contracts/catalogue.ts'
import { Listing } from '#src/features/catalogue/Listing/Listing.tsx'
import type { LoadedPages } from '#src/features/catalogue/loaded-pages.ts'
import { ListingSkeleton } from '#src/features/catalogue/ListingSkeleton/ListingSkeleton.tsx'
import { parseListingSearch } from '#src/features/catalogue/listing-search.ts'
import type { ListingSearch } from '#src/features/catalogue/listing-search.ts'
import { productQueries } from '#src/features/catalogue/queries.ts'
import { cardActions } from './-card-actions.tsx'
import { lastPageRedirect } from './-listing.ts'
import { orNotFound } from './-or-not-found.ts'

type Props = { search: ListingSearch; filter: ProductFilter; saved: LoadedPages | undefined }

/** The pending search: a filter shows as selected before its products arrive. */
function usePendingSearch(search: ListingSearch): ListingSearch {
  const pending = useLocation()
  const shown = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  return pending.pathname === shown ? parseListingSearch(pending.search) : parseListingSearch(search)
}

/** An effect, because `<Navigate>` navigates on every render and navigating renders. */
function useRedirectToLastPage(answer: ProductList | undefined, filter: ProductFilter): boolean {
  const navigate = useNavigate()
  const isPastEnd = answer !== undefined && lastPageRedirect(answer, filter) !== null
  const redirect = useEffectEvent(() => {
    const target = answer && lastPageRedirect(answer, filter)
    if (target) void navigate(target)
  })
  useEffect(() => {
    if (isPastEnd) redirect()
  }, [isPastEnd])
  return isPastEnd
}

export function ListingPage({ search, filter, saved }: Props) {
  const pending = usePendingSearch(search)
  const { data: list, error, isPlaceholderData } = useQuery(productQueries.list(filter))
  /** The loader has not waited for a slow answer. */
  const isPastEnd = useRedirectToLastPage(isPlaceholderData ? undefined : list, filter)
  if (error && !list) orNotFound(error)
  const isOtherCategory = isPlaceholderData && list?.category?.label !== filter.category
  if (!list || isOtherCategory) return <ListingSkeleton />
  if (isPastEnd) return null
  return <Listing list={list} filter={filter} search={pending} savedPages={saved} actions={cardActions} />
}

import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { ProductFilter, ProductList } from '#contracts/catalogue.ts'
import { Listing } from '#src/features/catalogue/Listing/Listing.tsx'
import type { Extent } from '#src/features/catalogue/extent.ts'
import { ListingSkeleton } from '#src/features/catalogue/ListingSkeleton/ListingSkeleton.tsx'
import { parseListingSearch } from '#src/features/catalogue/listing-search.ts'
import type { ListingSearch } from '#src/features/catalogue/listing-search.ts'
import { productQueries } from '#src/features/catalogue/queries.ts'
import { cardActions } from './-card-actions.tsx'
import { lastPageInstead } from './-listing.ts'
import { orNotFound } from './-or-not-found.ts'

type Props = { search: ListingSearch; filter: ProductFilter; saved: Extent | undefined }

/** What was asked for last: a filter shows as chosen at once, before its goods have come. */
function useWantedSearch(search: ListingSearch): ListingSearch {
  const wanted = useLocation()
  const shown = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  return wanted.pathname === shown ? parseListingSearch(wanted.search) : parseListingSearch(search)
}

/** Once for an answer: each drawing of a `<Navigate>` goes again, and going draws. */
function useLastPageInstead(answer: ProductList | undefined, filter: ProductFilter): boolean {
  const navigate = useNavigate()
  const isPast = answer !== undefined && lastPageInstead(answer, filter) !== null
  const leave = useEffectEvent(() => {
    const elsewhere = answer && lastPageInstead(answer, filter)
    if (elsewhere) void navigate(elsewhere)
  })
  useEffect(() => {
    if (isPast) leave()
  }, [isPast])
  return isPast
}

export function ListingPage({ search, filter, saved }: Props) {
  const wanted = useWantedSearch(search)
  const { data: list, error, isPlaceholderData } = useQuery(productQueries.list(filter))
  /** An answer that was slow: the loader has not waited for it. */
  const isPast = useLastPageInstead(isPlaceholderData ? undefined : list, filter)
  if (error && !list) orNotFound(error)
  const isOther = isPlaceholderData && list?.category?.label !== filter.category
  if (!list || isOther) return <ListingSkeleton />
  if (isPast) return null
  return <Listing list={list} filter={filter} search={wanted} saved={saved} actions={cardActions} />
}

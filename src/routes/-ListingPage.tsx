import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useRouterState } from '@tanstack/react-router'
import type { ProductFilter } from '#contracts/catalogue.ts'
import { Listing } from '#src/features/catalogue/Listing/Listing.tsx'
import { parseListingSearch } from '#src/features/catalogue/listing-search.ts'
import type { ListingSearch } from '#src/features/catalogue/listing-search.ts'
import { productQueries } from '#src/features/catalogue/queries.ts'
import { cardActions } from './-card-actions.tsx'

type Props = { search: ListingSearch; filter: ProductFilter }

/** What was asked for last: a filter shows as chosen at once, before its goods have come. */
function useWantedSearch(search: ListingSearch): ListingSearch {
  const wanted = useLocation()
  const shown = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  return wanted.pathname === shown ? parseListingSearch(wanted.search) : search
}

export function ListingPage({ search, filter }: Props) {
  const { data: list } = useSuspenseQuery(productQueries.list(filter))
  return <Listing list={list} search={useWantedSearch(search)} actions={cardActions} />
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { ProductFilter, ProductList } from '#contracts/catalogue.ts'
import { Listing } from '#src/features/catalogue/Listing/Listing.tsx'
import type { LoadedPages } from '#src/features/catalogue/loaded-pages.ts'
import { ListingSkeleton } from '#src/features/catalogue/ListingSkeleton/ListingSkeleton.tsx'
import { changedParams } from '#src/features/catalogue/changed-params.ts'
import { parseListingSearch } from '#src/features/catalogue/listing-search.ts'
import type { ListingDeps, ListingSearch } from '#src/features/catalogue/listing-search.ts'
import { productQueries } from '#src/features/catalogue/queries.ts'
import { cardActions } from './-card-actions.tsx'
import { listingFilter } from './-listing.ts'
import { keepForPresentLabel, listingRedirect } from './-load-listing.ts'
import { orNotFound } from './-or-not-found.ts'
import { usePendingSearch } from './-use-pending-search.ts'

type Props = {
  deps: ListingDeps
  view: ListingSearch['view']
  category?: string
  saved: LoadedPages | undefined
}

/** An effect, because `<Navigate>` navigates on every render and navigating renders. */
function useListingRedirect(answer: ProductList | undefined, filter: ProductFilter): boolean {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const isElsewhere = answer !== undefined && listingRedirect(answer, filter) !== null
  const redirect = useEffectEvent(() => {
    const target = answer && listingRedirect(answer, filter)
    if (!target) return
    keepForPresentLabel(queryClient, answer, filter)
    void navigate(target)
  })
  useEffect(() => {
    if (isElsewhere) redirect()
  }, [isElsewhere])
  return isElsewhere
}

export function ListingPage({ deps, view, category, saved }: Props) {
  const shown = { ...deps, view }
  const pending = usePendingSearch<ListingSearch>(shown, parseListingSearch)
  const filter = listingFilter(deps, category)
  const { data: list, error, isPlaceholderData } = useQuery(productQueries.list(filter))
  /** The loader has not waited for a slow answer. */
  const isElsewhere = useListingRedirect(isPlaceholderData ? undefined : list, filter)
  if (error && !list) orNotFound(error)
  const isOtherCategory = isPlaceholderData && list?.category?.label !== filter.category
  if (!list || isOtherCategory) return <ListingSkeleton />
  if (isElsewhere) return null
  return (
    <Listing
      list={list}
      filter={filter}
      search={pending}
      isAwaited={isPlaceholderData || Object.keys(changedParams(shown, pending)).length > 0}
      savedPages={saved}
      actions={cardActions}
    />
  )
}

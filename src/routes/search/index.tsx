import { createFileRoute } from '@tanstack/react-router'
import { ListingSkeleton } from '#src/features/catalogue/ListingSkeleton/ListingSkeleton.tsx'
import { parseListingSearch } from '#src/features/catalogue/listing-search.ts'
import { ListingPage } from '../-ListingPage.tsx'
import { listingDeps, savedPages, listingFilter, listingPendingMs, loadListing } from '../-listing.ts'

export const Route = createFileRoute('/search/')({
  validateSearch: parseListingSearch,
  loaderDeps: listingDeps,
  beforeLoad: savedPages,
  loader: ({ context, deps, cause }) => loadListing(context, listingFilter(deps), cause),
  get pendingMs() {
    return listingPendingMs()
  },
  pendingMinMs: 0,
  pendingComponent: ListingSkeleton,
  component: AllProducts,
})

function AllProducts() {
  const search = Route.useSearch()
  const { saved } = Route.useRouteContext()
  return <ListingPage search={search} filter={listingFilter(search)} saved={saved} />
}

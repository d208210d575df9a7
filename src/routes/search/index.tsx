import { createFileRoute } from '@tanstack/react-router'
import { ListingPending } from '#src/features/catalogue/ListingPending/ListingPending.tsx'
import { parseListingSearch } from '#src/features/catalogue/listing-search.ts'
import { ListingPage } from '../-ListingPage.tsx'
import { listingDeps, listingExtent, listingFilter, listingPendingMs, loadListing } from '../-listing.ts'

export const Route = createFileRoute('/search/')({
  validateSearch: parseListingSearch,
  loaderDeps: listingDeps,
  beforeLoad: listingExtent,
  loader: ({ context, deps, cause }) => loadListing(context, listingFilter(deps), cause),
  get pendingMs() {
    return listingPendingMs()
  },
  pendingMinMs: 0,
  pendingComponent: ListingPending,
  component: AllProducts,
})

function AllProducts() {
  const search = Route.useSearch()
  const { saved } = Route.useRouteContext()
  return <ListingPage search={search} filter={listingFilter(search)} saved={saved} />
}

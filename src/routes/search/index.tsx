import { createFileRoute } from '@tanstack/react-router'
import { parseListingSearch } from '#src/features/catalogue/listing-search.ts'
import { ListingPage } from '../-ListingPage.tsx'
import { listingFilter, loadListing } from '../-listing.ts'

export const Route = createFileRoute('/search/')({
  validateSearch: parseListingSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadListing(context, listingFilter(deps)),
  pendingMs: 600,
  component: AllProducts,
})

function AllProducts() {
  const search = Route.useSearch()
  return <ListingPage search={search} filter={listingFilter(search)} />
}

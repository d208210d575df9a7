import { createFileRoute } from '@tanstack/react-router'
import { parseListingSearch } from '#src/features/catalogue/listing-search.ts'
import { ListingPage, listingFilter, listingTitle, loadListing } from '../-listing.tsx'

export const Route = createFileRoute('/search/')({
  validateSearch: parseListingSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadListing(context, listingFilter(deps)),
  head: ({ match, loaderData }) => listingTitle(match.context.LL, loaderData),
  pendingMs: 600,
  component: AllProducts,
})

function AllProducts() {
  const search = Route.useSearch()
  return <ListingPage search={search} filter={listingFilter(search)} />
}

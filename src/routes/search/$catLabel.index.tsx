import { createFileRoute } from '@tanstack/react-router'
import { parseListingSearch } from '#src/features/catalogue/listing-search.ts'
import { ListingPage } from '../-ListingPage.tsx'
import { listingFilter, loadListing } from '../-listing.ts'

export const Route = createFileRoute('/search/$catLabel/')({
  validateSearch: parseListingSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params }) => loadListing(context, listingFilter(deps, params.catLabel)),
  pendingMs: 600,
  component: Category,
})

function Category() {
  const search = Route.useSearch()
  const { catLabel } = Route.useParams()
  return <ListingPage search={search} filter={listingFilter(search, catLabel)} />
}

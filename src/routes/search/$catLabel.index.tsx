import { createFileRoute } from '@tanstack/react-router'
import { parseListingSearch } from '#src/features/catalogue/listing-search.ts'
import { ListingPage, listingFilter, listingTitle, loadListing } from '../-listing.tsx'

export const Route = createFileRoute('/search/$catLabel/')({
  validateSearch: parseListingSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params }) => loadListing(context, listingFilter(deps, params.catLabel)),
  head: ({ match, loaderData }) => listingTitle(match.context.LL, loaderData),
  pendingMs: 600,
  component: Category,
})

function Category() {
  const search = Route.useSearch()
  const { catLabel } = Route.useParams()
  return <ListingPage search={search} filter={listingFilter(search, catLabel)} />
}

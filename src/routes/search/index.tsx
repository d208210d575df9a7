import { createFileRoute } from '@tanstack/react-router'
import { ListingSkeleton } from '#src/features/catalogue/ListingSkeleton/ListingSkeleton.tsx'
import { listingDeps, parseListingSearch } from '#src/features/catalogue/listing-search.ts'
import { ListingPage } from '../-ListingPage.tsx'
import { savedPages, listingFilter, lazyLoadListing } from '../-listing.ts'

export const Route = createFileRoute('/search/')({
  validateSearch: parseListingSearch,
  loaderDeps: listingDeps,
  beforeLoad: savedPages,
  loader: ({ context, deps, cause }) => lazyLoadListing(context, listingFilter(deps), cause),
  pendingMinMs: 0,
  pendingComponent: ListingSkeleton,
  component: AllProducts,
})

function AllProducts() {
  const deps = Route.useLoaderDeps()
  const { view } = Route.useSearch()
  const { saved } = Route.useRouteContext()
  return <ListingPage deps={deps} view={view} saved={saved} />
}

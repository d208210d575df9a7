import { createFileRoute } from '@tanstack/react-router'
import { ListingSkeleton } from '#src/features/catalogue/ListingSkeleton/ListingSkeleton.tsx'
import { listingDeps, parseListingSearch } from '#src/features/catalogue/listing-search.ts'
import { ListingPage } from '../-ListingPage.tsx'
import { requireLabels } from '../-require-labels.ts'
import { savedPages, listingFilter, lazyLoadListing } from '../-listing.ts'

export const Route = createFileRoute('/search/$catLabel/')({
  validateSearch: parseListingSearch,
  loaderDeps: listingDeps,
  beforeLoad: (match) => {
    requireLabels(match)
    return savedPages(match)
  },
  loader: ({ context, deps, params, cause }) =>
    lazyLoadListing(context, listingFilter(deps, params.catLabel), cause),
  pendingMinMs: 0,
  pendingComponent: ListingSkeleton,
  component: Category,
})

function Category() {
  const deps = Route.useLoaderDeps()
  const { view } = Route.useSearch()
  const { catLabel } = Route.useParams()
  const { saved } = Route.useRouteContext()
  return <ListingPage deps={deps} view={view} category={catLabel} saved={saved} />
}

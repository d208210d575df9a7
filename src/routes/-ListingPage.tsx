import { useSuspenseQuery } from '@tanstack/react-query'
import type { ProductFilter } from '#contracts/catalogue.ts'
import { Listing } from '#src/features/catalogue/Listing/Listing.tsx'
import type { ListingSearch } from '#src/features/catalogue/listing-search.ts'
import { productQueries } from '#src/features/catalogue/queries.ts'
import { cardActions } from './-card-actions.tsx'

type Props = { search: ListingSearch; filter: ProductFilter }

export function ListingPage({ search, filter }: Props) {
  const { data: list } = useSuspenseQuery(productQueries.list(filter))
  return <Listing list={list} search={search} actions={cardActions} />
}

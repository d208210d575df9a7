import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { withTexts } from '#i18n/texts.ts'
import { lastPageOf } from '#src/features/catalogue/loaded-pages.ts'
import { Pagination } from '#src/features/catalogue/Pagination/Pagination.tsx'
import { ProductGrid } from '#src/features/catalogue/ProductGrid/ProductGrid.tsx'
import { productQueries } from '#src/features/catalogue/queries.ts'
import { likesQuery } from '#src/features/account/likes-query.ts'
import { site } from '#src/platform/site.ts'
import { BrowseButton } from '#src/ui/BrowseButton/BrowseButton.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'
import { passFocus } from '#src/ui/pass-focus.ts'
import { cardActions } from '../-card-actions.tsx'
import { PageSearch } from '../-search-params.ts'

/** The last like that is taken back takes its button along. */
const passFocusToMain = passFocus((list) => list.closest('main'))

export const Route = createFileRoute('/profile/likes')({
  validateSearch: (search): { page?: number | undefined } => PageSearch.parse(search),
  loader: ({ context: { queryClient, texts } }) =>
    withTexts(texts('listing'), queryClient.ensureQueryData(likesQuery())),
  component: LikesPage,
})

function LikesPage() {
  const { LL } = useI18nContext()
  const { data: liked } = useSuspenseQuery(likesQuery())
  const { page = 1 } = Route.useSearch()
  return (
    <>
      <NoIndexHead title={LL.nav.likes()} />
      {liked.length === 0 ? (
        <EmptyState drawing="bowl" title={LL.account.likes.empty()} text={LL.account.likes.emptyText()}>
          <BrowseButton />
        </EmptyState>
      ) : (
        <div ref={passFocusToMain}>
          <h1>{LL.nav.likes()}</h1>
          <LikedProducts liked={liked} page={page} />
        </div>
      )}
    </>
  )
}

type LikedProductsProps = { liked: readonly number[]; page: number }

/** Keeps what was liked when it was shown, so that an unliked product can be liked again. */
function LikedProducts({ liked, page }: LikedProductsProps) {
  const { LL } = useI18nContext()
  const { gone, goneText } = LL.account.likes
  const [kept, keep] = useState(() => [...liked].reverse())
  const added = liked.filter((one) => !kept.includes(one))
  if (added.length > 0) keep([...added.reverse(), ...kept])
  /** Deferred: the list stays while one with new likes is loaded. */
  const ids = useDeferredValue(kept)
  const { pageSize } = site
  const currentPage = Math.min(page, lastPageOf(ids.length, pageSize))
  const id = ids.slice((currentPage - 1) * pageSize, currentPage * pageSize)
  const { data: list } = useSuspenseQuery(productQueries.list({ id, pageSize }))
  const products = [...list.products].sort((one, other) => id.indexOf(one.id) - id.indexOf(other.id))
  return (
    <>
      {products.length > 0 || ids.length > pageSize ? (
        <ProductGrid products={products} actions={cardActions} eager={4} titleTag="h2" />
      ) : (
        <EmptyState drawing="bowl" title={gone()} titleTag="h2" text={goneText()}>
          <BrowseButton />
        </EmptyState>
      )}
      <Pagination page={currentPage} pageSize={pageSize} total={ids.length} />
    </>
  )
}

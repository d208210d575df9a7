import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ProductGrid } from '#src/features/catalogue/ProductGrid/ProductGrid.tsx'
import { productQueries } from '#src/features/catalogue/queries.ts'
import { likesQuery } from '#src/features/likes/queries.ts'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { PrivateHead } from '#src/ui/PrivateHead/PrivateHead.tsx'
import { cardActions } from '../-card-actions.tsx'

export const Route = createFileRoute('/profile/likes')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(likesQuery()),
  component: LikesPage,
})

function LikesPage() {
  const { LL } = useI18nContext()
  const { data: id } = useSuspenseQuery(likesQuery())
  return (
    <>
      <PrivateHead title={LL.nav.likes()} />
      {id.length === 0 ? (
        <EmptyState drawing="bowl" title={LL.account.likes.empty()} text={LL.account.likes.emptyText()}>
          <Button renderRoot={(props) => <Link to="/search" {...props} />} size="md">
            {LL.cart.browse()}
          </Button>
        </EmptyState>
      ) : (
        <>
          <h1>{LL.nav.likes()}</h1>
          <Liked id={id} />
        </>
      )}
    </>
  )
}

/** What was liked when the page was opened: a heart that is taken back can be given again. */
function Liked({ id: liked }: { id: number[] }) {
  const [id] = useState(liked)
  const { data: list } = useSuspenseQuery(productQueries.list({ id, pageSize: 96 }))
  return <ProductGrid products={list.products} actions={cardActions} eager={4} titleTag="h2" />
}

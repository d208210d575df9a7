import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { withTexts } from '#i18n/texts.ts'
import { ProductGrid } from '#src/features/catalogue/ProductGrid/ProductGrid.tsx'
import { AddAll } from '#src/features/checkout/AddAll/AddAll.tsx'
import { wantedLine } from '#src/features/checkout/add-all.ts'
import { SharedList } from '#src/features/lists/SharedList/SharedList.tsx'
import { sharedListQuery } from '#src/features/lists/list-queries.ts'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'
import { cardActions } from './-card-actions.tsx'
import { orNotFound } from './-or-not-found.ts'
import { UnknownShare } from './-UnknownShare.tsx'

export const Route = createFileRoute('/list/$shareId')({
  loader: ({ context: { queryClient, texts }, params }) =>
    withTexts(texts('lists'), queryClient.fetchQuery(sharedListQuery(params.shareId)).catch(orNotFound)),
  component: SharedListPage,
  notFoundComponent: SharedListUnknown,
})

function SharedListPage() {
  const { data: list } = useSuspenseQuery(sharedListQuery(Route.useParams().shareId))
  return (
    <div className="container">
      <NoIndexHead title={list.name} />
      <SharedList list={list}>
        <AddAll lines={list.items.map((item) => wantedLine(item, 1))} />
        <ProductGrid products={list.items} actions={cardActions} eager={4} titleTag="h2" />
      </SharedList>
    </div>
  )
}

function SharedListUnknown() {
  const texts = useI18nContext().LL.lists.sharedList
  return <UnknownShare title={texts.unknown()} text={texts.unknownText()} />
}

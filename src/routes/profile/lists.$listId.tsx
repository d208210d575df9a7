import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, createFileRoute, useNavigate } from '@tanstack/react-router'
import { listLimits } from '#contracts/lists.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { withTexts } from '#i18n/texts.ts'
import type { CardActions } from '#src/features/catalogue/ProductCard/ProductCard.tsx'
import { ProductGrid } from '#src/features/catalogue/ProductGrid/ProductGrid.tsx'
import { Share } from '#src/features/catalogue/Share/Share.tsx'
import { AddAll } from '#src/features/checkout/AddAll/AddAll.tsx'
import { wantedLine } from '#src/features/checkout/add-all.ts'
import { QuickAdd } from '#src/features/checkout/QuickAdd/QuickAdd.tsx'
import { ListDetails } from '#src/features/lists/ListDetails/ListDetails.tsx'
import { ListShare } from '#src/features/lists/ListShare/ListShare.tsx'
import { RemoveFromList } from '#src/features/lists/RemoveFromList/RemoveFromList.tsx'
import { listQueries } from '#src/features/lists/list-queries.ts'
import { showToast } from '#src/stores/toasts.ts'
import { BrowseButton } from '#src/ui/BrowseButton/BrowseButton.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'
import { orNotFound, throwIfWithdrawn } from '../-or-not-found.ts'

/** 0, which no list has, for what is no id. */
const listIdOf = (param: string) => (/^[1-9]\d{0,8}$/.test(param) ? Number(param) : 0)

export const Route = createFileRoute('/profile/lists/$listId')({
  loader: ({ context: { queryClient, texts }, params }) =>
    withTexts(
      texts('lists', 'details'),
      queryClient.fetchQuery(listQueries.detail(listIdOf(params.listId))).catch(orNotFound),
    ),
  component: ListPage,
  notFoundComponent: ListUnknown,
})

function ListPage() {
  const { LL } = useI18nContext()
  const navigate = useNavigate()
  const { data: list, error } = useSuspenseQuery(listQueries.detail(listIdOf(Route.useParams().listId)))
  throwIfWithdrawn(error)
  const { id, name, items, goneCount } = list

  const actions: CardActions = ({ productItemId, title }) => ({
    like: <RemoveFromList id={id} productItemId={productItemId} title={title} />,
    add: <QuickAdd productItemId={productItemId} title={title} />,
  })

  function leave(wasLeft: boolean) {
    if (!wasLeft) void navigate({ to: '/profile/lists', replace: true })
    showToast({ tone: 'success', title: LL.lists.deleted({ name }) })
  }

  return (
    <>
      <NoIndexHead title={name} />
      <ListDetails key={id} list={list} onDeleted={leave}>
        <ListShare list={list} renderShare={(address, title) => <Share title={title} address={address} />} />
        {goneCount > 0 && <p>{LL.lists.gone({ count: goneCount })}</p>}
        {items.length === 0 ? (
          <EmptyState
            drawing="bowl"
            titleTag="h2"
            title={LL.lists.listEmpty()}
            text={LL.lists.listEmptyText({ count: listLimits.items })}
          >
            <BrowseButton />
          </EmptyState>
        ) : (
          <>
            <AddAll lines={items.map((item) => wantedLine(item, 1))} />
            <ProductGrid products={items} actions={actions} eager={4} titleTag="h2" />
          </>
        )}
      </ListDetails>
    </>
  )
}

function ListUnknown() {
  const { LL } = useI18nContext()
  return (
    <>
      <NoIndexHead title={LL.lists.notFound()} />
      <EmptyState drawing="thread" title={LL.lists.notFound()} text={LL.lists.notFoundText()}>
        <Button renderRoot={(props) => <Link to="/profile/lists" {...props} />} size="md">
          {LL.lists.all()}
        </Button>
      </EmptyState>
    </>
  )
}

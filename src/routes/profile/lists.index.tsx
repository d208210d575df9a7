import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { withTexts } from '#i18n/texts.ts'
import { ListBook } from '#src/features/lists/ListBook/ListBook.tsx'
import { listQueries } from '#src/features/lists/list-queries.ts'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'

export const Route = createFileRoute('/profile/lists/')({
  loader: ({ context: { queryClient, texts } }) =>
    withTexts(texts('lists'), queryClient.fetchQuery(listQueries.names())),
  component: ListsPage,
})

function ListsPage() {
  const { LL } = useI18nContext()
  const { data: lists } = useSuspenseQuery(listQueries.names())
  return (
    <>
      <NoIndexHead title={LL.lists.title()} />
      <ListBook lists={lists} />
    </>
  )
}

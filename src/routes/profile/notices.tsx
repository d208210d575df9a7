import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { withTexts } from '#i18n/texts.ts'
import { Pagination } from '#src/features/catalogue/Pagination/Pagination.tsx'
import { noticeQueries } from '#src/features/notices/notice-queries.ts'
import { NoticeList } from '#src/features/notices/NoticeList/NoticeList.tsx'
import { PushOption } from '#src/features/notices/PushOption/PushOption.tsx'
import { subscriptionsQuery } from '#src/features/notices/subscriptions-query.ts'
import { WaitingList } from '#src/features/notices/WaitingList/WaitingList.tsx'
import { pushKey } from '#src/platform/push-key.ts'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'
import { PageSearch } from '../-search-params.ts'
import { QueryPart } from '../-QueryPart.tsx'

export const Route = createFileRoute('/profile/notices')({
  validateSearch: (search): { page?: number | undefined } => PageSearch.parse(search),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { queryClient, texts }, deps: { page } }) =>
    withTexts(
      texts('notices', 'listing'),
      Promise.all([
        queryClient.fetchQuery(noticeQueries.page(page)),
        queryClient.prefetchQuery(subscriptionsQuery()),
      ]),
    ),
  component: NoticesPage,
})

function NoticesPage() {
  const { LL } = useI18nContext()
  const { page = 1 } = Route.useSearch()
  const { data: list } = useSuspenseQuery(noticeQueries.page(page))
  const waiting = useQuery(subscriptionsQuery())
  return (
    <>
      <NoIndexHead title={LL.notices.title()} />
      <NoticeList list={list}>
        <Pagination {...list} />
      </NoticeList>
      <QueryPart query={waiting} title={LL.notices.waiting.title()}>
        {(subscriptions) => <WaitingList subscriptions={subscriptions} />}
      </QueryPart>
      {pushKey !== null && <PushOption publicKey={pushKey} />}
    </>
  )
}

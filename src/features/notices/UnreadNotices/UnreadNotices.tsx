import { useQuery } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { cardState } from '#src/api/card-state.ts'
import { SummaryCard } from '#src/ui/SummaryCard/SummaryCard.tsx'
import { noticeQueries } from '../notice-queries.ts'

/** How many there are, and the newest of them. */
export function UnreadNotices() {
  const { LL } = useI18nContext()
  const query = useQuery(noticeQueries.page(1))
  const { unread = 0, notices = [] } = query.data ?? {}
  const newest = notices.find(({ isRead }) => !isRead)
  return (
    <SummaryCard
      title={LL.account.noticesPage()}
      to="/profile/notices"
      hint={unread > 0 ? LL.account.overview.unread({ count: unread }) : LL.account.overview.nothingUnread()}
      {...cardState(query, LL)}
    >
      {newest && <p>{newest.title}</p>}
    </SummaryCard>
  )
}

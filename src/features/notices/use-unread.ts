import { useQuery } from '@tanstack/react-query'
import { pollInterval } from '#src/platform/saves-data.ts'
import { noticeQueries } from './notice-queries.ts'

const interval = 60_000

/** Polls while the page is visible; a failed poll keeps the count. */
export function useUnread() {
  const { data = 0 } = useQuery({
    ...noticeQueries.page(1),
    select: ({ unread }) => unread,
    refetchInterval: () => pollInterval(interval),
  })
  return data
}

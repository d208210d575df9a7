import { mutationOptions } from '@tanstack/react-query'
import type { Query } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '#contracts/endpoint.ts'
import { readNotice } from '#contracts/notices.ts'
import type { notices } from '#contracts/notices.ts'
import { invalidateAfterLast } from '#src/api/invalidate-queries.ts'
import { request } from '#src/api/request.ts'
import { noticeQueries } from './notice-queries.ts'

type Reading = InputOf<typeof readNotice>
type NoticePage = OutputOf<typeof notices>

/** Ids grow with time. */
function withRead(page: NoticePage, { id, andOlder = false }: Reading): NoticePage {
  const isMeant = (one: { id: number }) => one.id === id || (andOlder && one.id < id)
  const read = page.notices.filter((one) => !one.isRead && isMeant(one)).length
  return {
    ...page,
    unread: andOlder ? 0 : Math.max(0, page.unread - read),
    notices: page.notices.map((one) => (isMeant(one) ? { ...one, isRead: true } : one)),
  }
}

const mutationKey = ['notices', 'read']

/** Shown at once; the next read tells how it ended. `onFailed` runs even after the list has unmounted. */
export const markNoticesRead = (onFailed: (error: Error) => void) =>
  mutationOptions({
    mutationKey,
    mutationFn: (input: Reading) => request(readNotice, input),
    scope: { id: 'notices' },
    onMutate: (input, { client }) => {
      /** Not the first read of a page: whoever opens that page awaits it. */
      const isRead = ({ state }: Query) => state.data !== undefined
      void client.cancelQueries({ queryKey: noticeQueries.all(), predicate: isRead })
      client.setQueriesData<NoticePage>(
        { queryKey: noticeQueries.all() },
        (page) => page && withRead(page, input),
      )
    },
    onError: onFailed,
    onSettled: (_done, _error, _input, _result, { client }) =>
      invalidateAfterLast(client, mutationKey, { queryKey: noticeQueries.all() }),
  })

import { QueryClient } from '@tanstack/react-query'
import type { MutationOptions, QueryKey } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { setLike } from '#src/features/account/like-mutations.ts'
import { likesQuery } from '#src/features/account/likes-query.ts'
import { setHelpfulVote } from '#src/features/catalogue/review-mutations.ts'
import { reviewQueries } from '#src/features/catalogue/review-queries.ts'
import { changeItem } from '#src/features/lists/list-mutations.ts'
import { listQueries } from '#src/features/lists/list-queries.ts'
import { markNoticesRead } from '#src/features/notices/notice-mutations.ts'
import { noticeQueries } from '#src/features/notices/notice-queries.ts'
import { pendingReply } from '#src/api/stub-fetch.ts'

vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'fa-IR' } })

const onFailed = () => {}

/** Begins a refetch, sends the change, and lets the refetch answer what was true before. */
async function shownAfterRefetch<Input, Output>(
  queryKey: QueryKey,
  before: unknown,
  mutation: MutationOptions<Output, Error, Input, void>,
  input: Input,
) {
  const client = new QueryClient()
  client.setQueryData(queryKey, before)
  let endRefetch = () => {}
  const refetched = new Promise((resolve) => (endRefetch = () => resolve(before)))
  const refetch = client.fetchQuery({ queryKey, queryFn: () => refetched })
  await new Promise<void>((isSent) => {
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
      isSent()
      return pendingReply(init)
    })
    void client.getMutationCache().build(client, mutation).execute(input)
  })
  endRefetch()
  await refetch
  return client.getQueryData(queryKey)
}

const list = { id: 701, productItemIds: [10011] }

test.each([
  [
    'a like',
    () => shownAfterRefetch(likesQuery().queryKey, [1], setLike(onFailed), { id: 7, liked: true }),
    [1, 7],
  ],
  [
    'an item of a list',
    () =>
      shownAfterRefetch(listQueries.names().queryKey, [list], changeItem(onFailed), {
        id: 701,
        productItemId: 10021,
        isListed: true,
      }),
    [{ ...list, productItemIds: [10011, 10021] }],
  ],
  [
    'a read notice',
    () =>
      shownAfterRefetch(
        noticeQueries.page(1).queryKey,
        { unread: 1, notices: [{ id: 3, isRead: false }] },
        markNoticesRead(onFailed),
        { id: 3 },
      ),
    { unread: 0, notices: [{ id: 3, isRead: true }] },
  ],
  [
    'a vote for a review',
    () =>
      shownAfterRefetch(reviewQueries.own().queryKey, { helpful: [] }, setHelpfulVote(onFailed), {
        review: 7,
        helpful: true,
      }),
    { helpful: [7] },
  ],
])('%s stays shown when a refetch that began before it ends', async (_, shown, expected) => {
  expect(await shown()).toEqual(expected)
})

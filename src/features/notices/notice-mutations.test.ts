import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { readNotice } from '#contracts/notices.ts'
import { pendingReply, stubFetch } from '#src/api/stub-fetch.ts'
import { markNoticesRead } from './notice-mutations.ts'
import { noticeQueries } from './notice-queries.ts'

afterEach(() => vi.unstubAllGlobals())

type Reading = { id: number; andOlder?: boolean }

/** Sends it, and returns the page as it is shown meanwhile. */
async function shownWhileSent(input: Reading) {
  vi.stubGlobal('document', { documentElement: { lang: 'fa-IR' } })
  const client = new QueryClient()
  const { queryKey } = noticeQueries.page(1)
  const notices = [5, 4, 3].map((id) => ({ id, isRead: id === 4 }))
  /** Other pages have unread notices as well. */
  client.setQueryData(queryKey, { unread: 9, notices } as never)
  await new Promise<void>((resolve) => {
    stubFetch({
      [readNotice.path]: (init) => {
        resolve()
        return pendingReply(init)
      },
    })
    void client
      .getMutationCache()
      .build(
        client,
        markNoticesRead(() => {}),
      )
      .execute(input)
  })
  return client.getQueryData(queryKey)!
}

test.each([
  [{ id: 3 }, [4, 3], 8],
  [{ id: 4 }, [4], 9],
  [{ id: 4, andOlder: true }, [4, 3], 0],
])('reading %j is shown before the server answers', async (input, read, unread) => {
  const shown = await shownWhileSent(input)
  expect(shown.notices.filter(({ isRead }) => isRead).map(({ id }) => id)).toEqual(read)
  expect(shown.unread).toBe(unread)
})

import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { ListSummary } from '#contracts/lists.ts'
import { refusal, stubFetch } from '#src/api/stub-fetch.ts'
import { changeItem } from './list-mutations.ts'
import { listQueries } from './list-queries.ts'

vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'fa-IR' } })

test('a list that was ticked twice and refused twice is as it was', async () => {
  stubFetch({ '/api/lists/setListItem': () => refusal(409), '/api/lists/lists': () => refusal(409) })
  const client = new QueryClient()
  const list: ListSummary = {
    id: 701,
    name: 'جهیزیه',
    productItemIds: [10011],
    shareId: null,
    showsOwner: false,
  }
  client.setQueryData(listQueries.names().queryKey, [list])
  const onFailed = vi.fn<(error: Error) => void>()
  const tick = (isListed: boolean) =>
    client
      .getMutationCache()
      .build(client, changeItem(onFailed))
      .execute({ id: 701, productItemId: 10021, isListed })
      .catch(() => null)
  await Promise.all([tick(true), tick(false)])
  expect(onFailed).toHaveBeenCalledTimes(2)
  expect(client.getQueryData(listQueries.names().queryKey)).toEqual([list])
})

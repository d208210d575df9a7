import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { invalidateQueries } from './invalidate-queries.ts'
import { fetchFresh } from './fetch-fresh.ts'

function slowFetches() {
  const answers: ((answer: string) => void)[] = []
  const query = queryOptions({
    queryKey: ['list'],
    queryFn: ({ signal }) => {
      signal.throwIfAborted()
      return new Promise<string>((resolve) => answers.push(resolve))
    },
  })
  return { client: new QueryClient(), query, answers }
}

test('a first fetch in flight resolves with the data after the change', async () => {
  const { client, query, answers } = slowFetches()
  const page = client.fetchQuery(query)
  void invalidateQueries(client, query)
  answers[1]!('changed')
  answers[0]!('older')
  expect(await page).toBe('changed')
  expect(client.getQueryData(query.queryKey)).toBe('changed')
})

test('an older fetch of an inactive query does not make it fresh', async () => {
  const { client, query, answers } = slowFetches()
  client.setQueryData(query.queryKey, 'first')
  const preload = client.fetchQuery(query)
  void invalidateQueries(client, query)
  answers[1]!('changed')
  answers[0]!('older')
  await preload
  expect(client.getQueryData(query.queryKey)).toBe('changed')
})

test('fetchFresh does not join an older fetch', async () => {
  const { client, query, answers } = slowFetches()
  client.setQueryData(query.queryKey, 'first')
  void client.fetchQuery({ ...query, staleTime: 0 })
  const asked = fetchFresh(client, query)
  answers[0]!('older')
  answers[1]!('done')
  expect(await asked).toBe('done')
})

test('fetchFresh gives no older data once the page that showed it is left', async () => {
  const { client, query, answers } = slowFetches()
  client.setQueryData(query.queryKey, 'first')
  const leave = new QueryObserver(client, { ...query, enabled: false }).subscribe(() => {})
  const asked = fetchFresh(client, query)
  leave()
  answers[0]!('done')
  expect(await asked).toBe('done')
})

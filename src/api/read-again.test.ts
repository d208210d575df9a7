import { QueryClient, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readAgain } from './read-again.ts'
import { readNow } from './read-now.ts'

function slowReads() {
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

test('a page that awaits its first read gets what was read after the change', async () => {
  const { client, query, answers } = slowReads()
  const page = client.fetchQuery(query)
  void readAgain(client, query)
  answers[1]!('changed')
  answers[0]!('older')
  expect(await page).toBe('changed')
  expect(client.getQueryData(query.queryKey)).toBe('changed')
})

test('a read of a hidden page does not make it up to date if it began before the change', async () => {
  const { client, query, answers } = slowReads()
  client.setQueryData(query.queryKey, 'first')
  const preload = client.fetchQuery(query)
  void readAgain(client, query)
  answers[1]!('changed')
  answers[0]!('older')
  await preload
  expect(client.getQueryData(query.queryKey)).toBe('changed')
})

test('a question is not answered by a read that began before it', async () => {
  const { client, query, answers } = slowReads()
  client.setQueryData(query.queryKey, 'first')
  void client.fetchQuery({ ...query, staleTime: 0 })
  const asked = readNow(client, query)
  answers[0]!('older')
  answers[1]!('done')
  expect(await asked).toBe('done')
})

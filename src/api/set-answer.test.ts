import { QueryClient, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { setAnswer } from './set-answer.ts'

test('a read that began before the answer does not replace it', async () => {
  const client = new QueryClient()
  let answerRead = (_order: string) => {}
  const read = new Promise<string>((resolve) => (answerRead = resolve))
  const query = queryOptions({ queryKey: ['order'], queryFn: () => read })
  client.setQueryData(query.queryKey, 'first')
  const shown = client.fetchQuery(query)
  setAnswer(client, query.queryKey, 'cancelled')
  answerRead('older')
  await shown
  expect(client.getQueryData(query.queryKey)).toBe('cancelled')
})

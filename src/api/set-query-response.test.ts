import { QueryClient, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { setQueryResponse } from './set-query-response.ts'

test('an older fetch does not replace the response of a mutation', async () => {
  const client = new QueryClient()
  let answerRead = (_order: string) => {}
  const read = new Promise<string>((resolve) => (answerRead = resolve))
  const query = queryOptions({ queryKey: ['order'], queryFn: () => read })
  client.setQueryData(query.queryKey, 'first')
  const shown = client.fetchQuery(query)
  setQueryResponse(client, query.queryKey, 'cancelled')
  answerRead('older')
  await shown
  expect(client.getQueryData(query.queryKey)).toBe('cancelled')
})

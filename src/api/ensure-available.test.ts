import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ensureAvailable } from './ensure-available.ts'
import { ApiError } from './errors.ts'

test('a withdrawn product is fetched again on the next visit', async () => {
  const client = new QueryClient()
  const answers = [
    () => 'offered',
    () => {
      throw new ApiError(410, [])
    },
    () => 'offered again',
  ]
  const query = {
    queryKey: ['product'],
    queryFn: () => Promise.resolve().then(answers.shift()),
    retry: false,
  }
  expect(await ensureAvailable(client, query)).toBe('offered')
  expect(await ensureAvailable(client, query)).toBe('offered')
  await expect(client.fetchQuery({ ...query, staleTime: 0 })).rejects.toThrow('410')
  expect(await ensureAvailable(client, query)).toBe('offered again')
  expect(client.getQueryState(query.queryKey)?.error).toBeNull()
})

import { expect, test, vi } from 'vitest'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { ApiError } from './errors.ts'
import { createQueryClient } from './query-client.ts'

vi.spyOn(console, 'error').mockImplementation(() => {})

async function timesAsked(error: ApiError): Promise<number> {
  const ask = vi.fn<() => Promise<never>>().mockRejectedValue(error)
  const client = createQueryClient({} as TranslationFunctions)
  await expect(client.fetchQuery({ queryKey: ['it'], queryFn: ask, retryDelay: 0 })).rejects.toBe(error)
  return ask.mock.calls.length
}

test('a query whose connection was lost is asked a second time', async () => {
  expect(await timesAsked(new ApiError(0, []))).toBe(2)
})

test('a query that ran out of time is not asked a second time', async () => {
  expect(await timesAsked(new ApiError(0, [], { timedOut: true }))).toBe(1)
})

test('a query that the server refused is not asked a second time', async () => {
  expect(await timesAsked(new ApiError(503, []))).toBe(1)
})

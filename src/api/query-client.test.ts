import { expect, test, vi } from 'vitest'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { ApiError } from './errors.ts'
import { createQueryClient } from './query-client.ts'

vi.spyOn(console, 'error').mockImplementation(() => {})

async function timesAsked(error: ApiError): Promise<number> {
  let asked = 0
  const client = createQueryClient({} as TranslationFunctions)
  const queryFn = () => Promise.reject(asked++ < 9 ? error : new Error('asked without an end'))
  await client.fetchQuery({ queryKey: ['it'], queryFn, retryDelay: 0 }).catch(() => {})
  return asked
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

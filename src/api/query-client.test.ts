import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { ApiError, isWithdrawn } from './errors.ts'
import { toasts } from '#src/stores/toasts.ts'
import { createQueryClient } from './query-client.ts'

vi.spyOn(console, 'error').mockImplementation(() => {})

async function countFetches(error: ApiError): Promise<number> {
  const queryFn = vi.fn<() => Promise<never>>().mockRejectedValue(error)
  const client = createQueryClient({} as TranslationFunctions)
  await expect(client.fetchQuery({ queryKey: ['it'], queryFn, retryDelay: 0 })).rejects.toBe(error)
  return queryFn.mock.calls.length
}

test('the query client retries a query once after a lost connection', async () => {
  expect(await countFetches(new ApiError(0, []))).toBe(2)
})

test('the query client does not retry a query that timed out', async () => {
  expect(await countFetches(new ApiError(0, [], { timedOut: true }))).toBe(1)
})

test('the query client does not retry a query that the server refused', async () => {
  expect(await countFetches(new ApiError(503, []))).toBe(1)
})

test.each([
  { meta: undefined, told: true },
  { meta: { isShown: isWithdrawn }, told: false },
])(
  'a 404 of what was read before is told by a toast, unless its page tells it: $meta',
  async ({ meta, told }) => {
    const client = createQueryClient({ errors: { stale: () => 'old' } } as unknown as TranslationFunctions)
    toasts.wanted = false
    client.setQueryData(['it'], 'before', { updatedAt: 0 })
    const queryFn = () => Promise.reject(new ApiError(404, []))
    await expect(client.fetchQuery({ queryKey: ['it'], queryFn, meta })).rejects.toBeInstanceOf(ApiError)
    expect(toasts.wanted).toBe(told)
  },
)

test('queries that failed offline are refetched once the connection is back', async () => {
  const client = createQueryClient({} as TranslationFunctions)
  client.mount()
  onlineManager.setOnline(false)
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new ApiError(503, []))
  queryFn.mockResolvedValue('cart')
  const observer = new QueryObserver(client, { queryKey: ['cart'], queryFn })
  const stop = observer.subscribe(() => {})
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true)
  onlineManager.setOnline(true)
  await expect.poll(() => observer.getCurrentResult().data).toBe('cart')
  stop()
  client.unmount()
})

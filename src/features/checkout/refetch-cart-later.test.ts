import { QueryClient, QueryObserver, notifyManager } from '@tanstack/react-query'
import { subscribe } from 'valtio'
import { afterEach, expect, test, vi } from 'vitest'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { queryKeys } from '#src/api/query-keys.ts'
import { cart, setOptimisticCount } from '#src/stores/cart.ts'
import { refetchCartLater } from './refetch-cart-later.ts'

/** Milliseconds. */
const wait = 1_000

afterEach(() => void vi.useRealTimers())

test('a count is shown until it is sent and the cart is read again', async () => {
  vi.useFakeTimers()
  const client = new QueryClient()
  let resolve = () => {}
  const answer = new Promise<void>((done) => (resolve = done))
  const change = { mutationKey: mutationKeys.changeCount, mutationFn: () => answer }
  const sent = client.getMutationCache().build(client, change).execute(undefined)
  setOptimisticCount(7, 3)
  refetchCartLater(client, wait)
  await vi.advanceTimersByTimeAsync(wait)
  expect(cart.optimisticCounts).toEqual({ 7: 3 })
  resolve()
  await sent
  refetchCartLater(client, wait)
  await vi.advanceTimersByTimeAsync(wait + 1)
  expect(cart.optimisticCounts).toEqual({})
})

test('a count is shown until the cart that was read is shown', async () => {
  vi.useFakeTimers()
  const client = new QueryClient()
  let count = 2
  const shown: number[] = []
  const observer = new QueryObserver(client, {
    queryKey: queryKeys.currentCart,
    queryFn: () => count,
    initialData: count,
    staleTime: Infinity,
  })
  let line = count
  const show = () => shown.push(cart.optimisticCounts[7] ?? line)
  const stop = [
    /** As `useQuery` does. */
    observer.subscribe(
      notifyManager.batchCalls(({ data }) => {
        line = data!
        show()
      }),
    ),
    subscribe(cart, show),
  ]
  setOptimisticCount(7, 3)
  count = 3
  refetchCartLater(client, wait)
  await vi.advanceTimersByTimeAsync(wait + 1)
  expect(cart.optimisticCounts).toEqual({})
  expect(new Set(shown)).toEqual(new Set([3]))
  stop.forEach((end) => end())
})

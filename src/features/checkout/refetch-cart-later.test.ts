import { QueryClient, QueryObserver, notifyManager } from '@tanstack/react-query'
import { subscribe } from 'valtio'
import { afterEach, expect, test, vi } from 'vitest'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { queryKeys } from '#src/api/query-keys.ts'
import { delay } from '#src/platform/delay.ts'
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

test('a count is not held back by the later read after an add', async () => {
  vi.useFakeTimers()
  const client = new QueryClient()
  setOptimisticCount(7, 3)
  refetchCartLater(client, 5 * wait)
  refetchCartLater(client, wait)
  await vi.advanceTimersByTimeAsync(wait + 1)
  expect(cart.optimisticCounts).toEqual({})
})

/** `reads`: the times of the test at which the cart is read. */
function timedReads(duration = 0) {
  vi.useFakeTimers({ now: 0 })
  const client = new QueryClient()
  const reads: number[] = []
  const stop = new QueryObserver(client, {
    queryKey: queryKeys.currentCart,
    queryFn: async () => {
      reads.push(Date.now())
      await delay(duration)
      return reads.length
    },
    initialData: 0,
    staleTime: Infinity,
  }).subscribe(() => {})
  return { client, reads, stop }
}

test('a read that is due earlier does not replace a later one', async () => {
  const { client, reads, stop } = timedReads()
  refetchCartLater(client, 5_000)
  refetchCartLater(client, 1_000)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(reads).toEqual([1_000, 5_000])
  stop()
})

test('the cart is read its whole delay after the last of two changes', async () => {
  const { client, reads, stop } = timedReads()
  refetchCartLater(client, 1_000)
  await vi.advanceTimersByTimeAsync(900)
  refetchCartLater(client, 1_000)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(reads).toEqual([1_900])
  stop()
})

test('a count that is changed during a read is shown until the next one', async () => {
  const { client, reads, stop } = timedReads(wait)
  refetchCartLater(client, 5_000)
  await vi.advanceTimersByTimeAsync(5_500)
  setOptimisticCount(7, 3)
  refetchCartLater(client, 1_000)
  await vi.advanceTimersByTimeAsync(999)
  expect(cart.optimisticCounts).toEqual({ 7: 3 })
  await vi.advanceTimersByTimeAsync(1_002)
  expect(cart.optimisticCounts).toEqual({})
  expect(reads).toEqual([5_000, 6_500])
  stop()
})

test('a read that succeeds takes the place of the one that was to be tried again', async () => {
  vi.useFakeTimers({ now: 0 })
  const client = new QueryClient()
  const reads: number[] = []
  const stop = new QueryObserver(client, {
    queryKey: queryKeys.currentCart,
    queryFn: () => {
      reads.push(Date.now())
      if (reads.length === 1) throw new Error('no cart')
      return reads.length
    },
    initialData: 0,
    staleTime: Infinity,
    retry: false,
  }).subscribe(() => {})
  refetchCartLater(client, 1_000)
  await vi.advanceTimersByTimeAsync(2_000)
  refetchCartLater(client, 1_000)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(reads).toEqual([1_000, 3_000])
  stop()
})

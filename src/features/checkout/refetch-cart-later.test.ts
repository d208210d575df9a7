import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { mutationKeys } from '#src/api/mutation-keys.ts'
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
  await vi.advanceTimersByTimeAsync(wait)
  expect(cart.optimisticCounts).toEqual({})
})

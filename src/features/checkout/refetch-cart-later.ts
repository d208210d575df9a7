import { notifyManager } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { clearOptimisticCounts } from '#src/stores/cart.ts'
import { refetchCart } from './refetch-cart.ts'

const retryDelay = 15_000

/** By delay: the read after a count change must not replace the later one after an add. */
const timers = new Map<number, ReturnType<typeof setTimeout>>()
let calls = 0

export function refetchCartLater(client: QueryClient, ms: number) {
  calls += 1
  clearTimeout(timers.get(ms))
  const timer = setTimeout(() => void refetchAndSettle(client), ms)
  timers.set(ms, timer)
}

/** Optimistic counts stay until a cart that was fetched after the last change replaces them. */
async function refetchAndSettle(client: QueryClient) {
  const callsBefore = calls
  const isRead = await refetchCart(client, { throwOnError: true }).then(
    () => true,
    () => false,
  )
  if (!isRead) return refetchCartLater(client, retryDelay)
  clearTimeout(timers.get(retryDelay))
  /** In line behind the notice of the new cart, or the old count is drawn once more. */
  notifyManager.schedule(() => {
    if (calls === callsBefore && client.isMutating({ mutationKey: mutationKeys.changeCount }) === 0)
      clearOptimisticCounts()
  })
}

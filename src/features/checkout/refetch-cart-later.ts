import { notifyManager } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { clearOptimisticCounts } from '#src/stores/cart.ts'
import { refetchCart } from './refetch-cart.ts'

const retryDelay = 15_000

let scheduled: { at: number; timer: ReturnType<typeof setTimeout> } | undefined

export function refetchCartLater(client: QueryClient, ms: number) {
  const at = Date.now() + ms
  if (scheduled && scheduled.at <= at) return
  clearTimeout(scheduled?.timer)
  scheduled = { at, timer: setTimeout(() => void refetchAndSettle(client), ms) }
}

/** Optimistic counts stay until a cart that was fetched after the last change replaces them. */
async function refetchAndSettle(client: QueryClient) {
  scheduled = undefined
  const isRead = await refetchCart(client, { throwOnError: true }).then(
    () => true,
    () => false,
  )
  if (!isRead) return refetchCartLater(client, retryDelay)
  /** In line behind the notice of the new cart, or the old count is drawn once more. */
  notifyManager.schedule(() => {
    if (!scheduled && client.isMutating({ mutationKey: mutationKeys.changeCount }) === 0)
      clearOptimisticCounts()
  })
}

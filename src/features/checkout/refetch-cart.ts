import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#src/api/query-keys.ts'

/** Awaits a pending first fetch, which may be stale: `invalidateQueries` would not restart it. */
export async function refetchCart(client: QueryClient) {
  const queryKey = queryKeys.currentCart
  const first = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await Promise.allSettled(first.map(({ promise }) => promise))
  void client.invalidateQueries({ queryKey: queryKeys.delivery })
  return client.invalidateQueries({ queryKey }, { throwOnError: true })
}

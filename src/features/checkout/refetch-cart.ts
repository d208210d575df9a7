import type { QueryClient } from '@tanstack/react-query'
import { cartQueries, deliveryKey } from './cart-queries.ts'

/**
 * Reads the cart again, and beside it what its delivery costs now. A first reading that is under way may be older than
 * what has changed, and is the one that the client would not begin anew: it is waited for.
 */
export async function readAgain(client: QueryClient) {
  const queryKey = cartQueries.currents()
  const first = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  await Promise.allSettled(first.map(({ promise }) => promise))
  void client.invalidateQueries({ queryKey: deliveryKey })
  return client.invalidateQueries({ queryKey }, { throwOnError: true })
}

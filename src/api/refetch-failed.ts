import type { QueryClient } from '@tanstack/react-query'

/** Retries the failed queries that are still on the screen, as the categories or the cart's count. */
export const refetchFailed = (client: QueryClient) =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })

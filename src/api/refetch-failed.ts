import type { QueryClient } from '@tanstack/react-query'

/** Retries failed queries that are on the screen, such as the categories. */
export const refetchFailed = (client: QueryClient) =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })

import type { QueryClient } from '@tanstack/react-query'

export const refetchFailed = (client: QueryClient) =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })

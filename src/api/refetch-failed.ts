import type { QueryClient } from '@tanstack/react-query'

/** What could not be had and still has its place on the screen, as the categories or the count of the basket. */
export const askAgain = (client: QueryClient) =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })

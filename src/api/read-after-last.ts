import type { QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'
import { readAgain } from './read-again.ts'

/** For `onSettled`: a read between two changes would show the later one undone. */
export function readAfterLast(client: QueryClient, mutationKey: QueryKey, filters: QueryFilters) {
  if (client.isMutating({ mutationKey }) < 2) void readAgain(client, filters)
}

import type { QueryClient } from '@tanstack/react-query'
import { invalidateQueries } from './invalidate-queries.ts'

/** `also`: for a retry, which restarts first reads in flight, since they may fail as the others did. */
export const refetchFailed = (client: QueryClient, also?: 'pending') =>
  invalidateQueries(client, { predicate: ({ state }) => ['error', also].includes(state.status) })

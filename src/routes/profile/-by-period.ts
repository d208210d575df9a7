import { keepPreviousData } from '@tanstack/react-query'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

/** The former period stays until the new one has come, and what was read outlives a failed read. */
export const byPeriod = {
  placeholderData: keepPreviousData,
  throwOnError: (_error: Error, { state }: Pick<Query, 'state'>) => state.data === undefined,
}

function hasFailed(client: QueryClient, { queryKey }: { queryKey: QueryKey }) {
  const state = client.getQueryState(queryKey)
  return state?.status === 'error' && state.data === undefined
}

/** The page and its focus remain until the new period has loaded; what could not be read is read before the page shows. */
export const keepsPage = (cause: string, client: QueryClient, queries: readonly { queryKey: QueryKey }[]) =>
  cause === 'stay' && !queries.some((query) => hasFailed(client, query))

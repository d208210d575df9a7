import type { InvalidateOptions, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'

/**
 * `client.invalidateQueries` that restarts fetches in flight, which may be older than the change. Their callers get the new
 * result: `cancelQueries` would reject them, and the client's own keeps a first fetch and those of inactive queries.
 */
export function invalidateQueries(client: QueryClient, filters: QueryFilters, options?: InvalidateOptions) {
  for (const query of client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
    void query.cancel({ silent: true })
    if (!query.isActive()) query.fetch().catch(() => null)
  }
  return client.invalidateQueries(filters, options)
}

/** For `onSettled`: a refetch between two mutations would show the later one undone. */
export function invalidateAfterLast(client: QueryClient, mutationKey: QueryKey, filters: QueryFilters) {
  if (client.isMutating({ mutationKey }) < 2) void invalidateQueries(client, filters)
}

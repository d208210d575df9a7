import type { InvalidateOptions, QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Reads what a change has made old: what is shown at once, and what is not when it is. A read still under way may be older than the
 * change. Who awaits it gets the answer of the next one: `cancelQueries` would tell them that it failed, and `invalidateQueries`
 * leaves a first read, and those of what is not shown.
 */
export function readAgain(client: QueryClient, filters: QueryFilters, options?: InvalidateOptions) {
  for (const query of client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
    void query.cancel({ silent: true })
    if (!query.isActive()) query.fetch().catch(() => null)
  }
  return client.invalidateQueries(filters, options)
}

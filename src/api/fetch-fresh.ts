import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** `client.fetchQuery` that restarts a fetch in flight, instead of joining it. Its callers get the new result. */
export function fetchFresh<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
) {
  void client.getQueryCache().find({ queryKey: query.queryKey })?.cancel({ silent: true })
  return client.fetchQuery({ ...query, staleTime: 0 })
}

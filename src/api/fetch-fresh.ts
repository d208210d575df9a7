import { QueryObserver } from '@tanstack/react-query'
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** `client.fetchQuery` that restarts a fetch in flight, instead of joining it. Its callers get the new result. */
export function fetchFresh<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
) {
  void client.getQueryCache().find({ queryKey: query.queryKey })?.cancel({ silent: true })
  /** A fetch whose page is left would be cancelled, and give the older data. */
  const stop = new QueryObserver(client, { ...query, enabled: false }).subscribe(() => {})
  return client.fetchQuery({ ...query, staleTime: 0 }).finally(stop)
}

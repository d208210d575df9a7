import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** `fetchQuery` would join a read that began before the question. Who awaits that one gets this answer. */
export function readNow<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
) {
  void client.getQueryCache().find({ queryKey: query.queryKey })?.cancel({ silent: true })
  return client.fetchQuery({ ...query, staleTime: 0 })
}

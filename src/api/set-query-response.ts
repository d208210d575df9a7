import type { QueryClient, QueryKey, DataTag } from '@tanstack/react-query'

/** Stores the response of a mutation, and drops a fetch in flight, which may be older. */
export function setQueryResponse<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  response: Data,
) {
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, response)
}

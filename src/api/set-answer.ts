import type { QueryClient, QueryKey, DataTag } from '@tanstack/react-query'

/** Shows what a mutation was answered. A read still under way may be older, and is dropped. */
export function setAnswer<Data>(client: QueryClient, queryKey: DataTag<QueryKey, Data, Error>, answer: Data) {
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, answer)
}

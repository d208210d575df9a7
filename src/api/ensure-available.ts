import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { isWithdrawn } from './errors.ts'

/** `client.ensureQueryData` that reads again what was withdrawn when it was read last: it may be back. */
export const ensureAvailable = <Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
) =>
  isWithdrawn(client.getQueryState(query.queryKey)?.error)
    ? client.fetchQuery({ ...query, staleTime: 0 })
    : client.ensureQueryData(query)

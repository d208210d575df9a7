import type { InvalidateOptions, QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#src/api/query-keys.ts'
import { invalidateQueries } from '#src/api/invalidate-queries.ts'

export function refetchCart(client: QueryClient, options?: InvalidateOptions) {
  void invalidateQueries(client, { queryKey: queryKeys.delivery })
  return invalidateQueries(client, { queryKey: queryKeys.currentCart }, options)
}

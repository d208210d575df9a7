import type { InvalidateOptions, QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#src/api/query-keys.ts'
import { readAgain } from '#src/api/read-again.ts'

export function refetchCart(client: QueryClient, options?: InvalidateOptions) {
  void readAgain(client, { queryKey: queryKeys.delivery })
  return readAgain(client, { queryKey: queryKeys.currentCart }, options)
}

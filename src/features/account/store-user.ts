import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#contracts/user.ts'
import { setQueryResponse } from '#src/api/set-query-response.ts'
import { userQuery } from './user-query.ts'

/** False if the member is no longer the one who is signed in. */
export function storeUser(client: QueryClient, user: User): boolean {
  const { queryKey } = userQuery()
  if (client.getQueryData(queryKey)?.id !== user.id) return false
  setQueryResponse(client, queryKey, user)
  return true
}

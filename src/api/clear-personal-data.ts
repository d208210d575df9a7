import type { Query, QueryClient } from '@tanstack/react-query'
import { auth } from '#src/stores/auth.ts'
import { catalogueKeys, queryKeys } from './query-keys.ts'

/** First parts of the keys of public data; every other query counts as personal. */
const publicKeys: readonly unknown[] = [...catalogueKeys, ...queryKeys.cart]

/** Inactive queries go in any case: a list of products may be somebody's likes. */
const isPersonal = (query: Query) => !query.isActive() || !publicKeys.includes(query.queryKey[0])

/**
 * Removes a member's data from the caches, and codes and passwords from the mutations. The cart on the screen is
 * refetched as a guest's; after an expired session it stays.
 */
export function clearPersonalData(client: QueryClient) {
  const queries = client.getQueryCache()
  for (const query of queries.findAll({ predicate: isPersonal })) {
    /** An observer keeps the data of a removed query, not of a reset one. */
    query.reset()
    queries.remove(query)
  }
  if (!auth.hasEnded) {
    for (const query of queries.findAll({ queryKey: queryKeys.cart })) {
      query.reset()
      /** `reset` restores `initialData`: the cached cart of the member. */
      query.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending' })
    }
    void client.refetchQueries({ queryKey: queryKeys.cart })
  }
  const mutations = client.getMutationCache()
  for (const mutation of mutations.getAll())
    if (mutation.state.status !== 'pending') mutations.remove(mutation)
}

import type { Query, QueryClient } from '@tanstack/react-query'
import { auth } from '#src/stores/auth.ts'
import { clearOptimisticCounts } from '#src/stores/cart.ts'
import { ApiError } from './errors.ts'
import { catalogueKeys, queryKeys } from './query-keys.ts'

/** First parts of the keys of public data; every other query counts as personal. */
const publicKeys: readonly unknown[] = [...catalogueKeys, ...queryKeys.cart]

/** An inactive product list may be a member's likes. */
const isPersonal = (query: Query) => !query.isActive() || !publicKeys.includes(query.queryKey[0])

/** Sign-out: clears queries and mutations; `clearPersonalStores` clears stores. After an expired session the cart stays. */
export function clearPersonalQueries(client: QueryClient) {
  const queries = client.getQueryCache()
  for (const query of queries.findAll({ predicate: isPersonal })) {
    /** An observer keeps the data of a removed query, not of a reset one. */
    query.reset()
    queries.remove(query)
    /** When a fetch or an observer of it ends later, it would be kept for that long, with the ids in its key. */
    query.gcTime = 0
  }
  if (!auth.hasExpired) {
    for (const query of queries.findAll({ queryKey: queryKeys.cart })) {
      query.reset()
      /** `reset` restores `initialData`, the member's cached cart. */
      query.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending' })
    }
    void client.refetchQueries({ queryKey: queryKeys.cart })
  }
  const mutations = client.getMutationCache()
  for (const mutation of mutations.getAll()) {
    if (mutation.state.status !== 'pending') mutations.remove(mutation)
    else if (mutation.state.isPaused) {
      /** The next member would send it; a removed one would stay pending. */
      const mutationFn = () => Promise.reject(new ApiError(401, []))
      mutation.options = { ...mutation.options, mutationFn, onError: undefined }
      /** The next render of its component would restore the old options. */
      mutation.setOptions = () => {}
    }
  }
  clearOptimisticCounts()
}

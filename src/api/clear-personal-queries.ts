import type { Mutation, MutationCache, Query, QueryClient } from '@tanstack/react-query'
import { auth } from '#src/stores/auth.ts'
import { clearOptimisticUpdates } from '#src/stores/cart.ts'
import { ApiError } from './errors.ts'
import { catalogueKeys, queryKeys } from './query-keys.ts'

/** First parts of the keys of public data; every other query counts as personal. */
const publicKeys: readonly unknown[] = [...catalogueKeys, ...queryKeys.cart]

/** An inactive product list may be a member's likes. */
const isPersonal = (query: Query) => !query.isActive() || !publicKeys.includes(query.queryKey[0])

/**
 * The next member would send it, and a removed one would stay pending for ever.
 * Options that are set earlier are lost at the next render of its component.
 */
function refuseWhenContinued(mutations: MutationCache, waiting: Mutation) {
  const stop = mutations.subscribe((event) => {
    if (event.type !== 'updated' || event.mutation !== waiting || event.action.type !== 'continue') return
    stop()
    const mutationFn = () => Promise.reject(new ApiError(401, []))
    const onError = auth.hasExpired ? waiting.options.onError : undefined
    waiting.setOptions({ ...waiting.options, mutationFn, onError })
  })
}

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
    else if (mutation.state.isPaused) refuseWhenContinued(mutations, mutation)
  }
  clearOptimisticUpdates()
}

import type { Query, QueryClient } from '@tanstack/react-query'
import { auth } from '#src/stores/auth.ts'

/** By the first part of their keys. What is not named here is taken for somebody's own. */
const everybodys: readonly unknown[] = ['categories', 'products', 'content', 'cart']

/** What nobody looks at goes in any case: a list of products may be somebody's likes. */
const isPersonal = (query: Query) => !query.isActive() || !everybodys.includes(query.queryKey[0])

/**
 * Forgets what the server said to a member, and what was sent to it: a code or a password is kept nowhere. The cart on
 * the screen is asked for again, as a guest's; after a session that ended by itself it stays.
 */
export function forgetAnswers(client: QueryClient) {
  const queries = client.getQueryCache()
  for (const query of queries.findAll({ predicate: isPersonal })) {
    /** An observer remembers the last query that it saw data of. */
    query.reset()
    queries.remove(query)
  }
  if (!auth.hasEnded) {
    for (const query of queries.findAll({ queryKey: ['cart'] })) {
      query.reset()
      /** A basket that was kept in the browser is what it began with. */
      query.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending' })
    }
    void client.refetchQueries({ queryKey: ['cart'] })
  }
  const mutations = client.getMutationCache()
  for (const mutation of mutations.getAll())
    if (mutation.state.status !== 'pending') mutations.remove(mutation)
}

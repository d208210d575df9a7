import type { QueryClient } from '@tanstack/react-query'

/** A reload aborts the mutations that are under way. */
export function reloadAfterMutations(client: QueryClient) {
  const unsubscribe = client.getMutationCache().subscribe(reloadIfIdle)

  function reloadIfIdle() {
    if (client.isMutating() > 0) return
    unsubscribe()
    location.reload()
  }

  reloadIfIdle()
}

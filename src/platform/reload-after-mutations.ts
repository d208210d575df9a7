import type { QueryClient } from '@tanstack/react-query'

/** A reload aborts the mutations that are under way. None comes once the page was left. */
export function reloadAfterMutations(client: QueryClient) {
  const { href } = location
  const unsubscribe = client.getMutationCache().subscribe(reloadIfIdle)

  function reloadIfIdle() {
    if (client.isMutating() > 0) return
    unsubscribe()
    if (location.href === href) location.reload()
  }

  reloadIfIdle()
}

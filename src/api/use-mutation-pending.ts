import { useIsMutating, useQueryClient } from '@tanstack/react-query'

/** `isPendingNow` reads the cache: a second press may come before the first one renders. */
export function useMutationPending(mutationKey: readonly string[]) {
  const client = useQueryClient()
  const isPending = useIsMutating({ mutationKey }) > 0
  return { isPending, isPendingNow: () => client.isMutating({ mutationKey }) > 0 }
}

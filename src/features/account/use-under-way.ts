import { useIsMutating, useQueryClient } from '@tanstack/react-query'

/** `isUnderWay` reads the cache: a second press may come before the first one is drawn. */
export function useUnderWay(mutationKey: readonly string[]) {
  const client = useQueryClient()
  const isPending = useIsMutating({ mutationKey }) > 0
  return { isPending, isUnderWay: () => client.isMutating({ mutationKey }) > 0 }
}

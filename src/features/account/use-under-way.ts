import { useIsMutating, useQueryClient } from '@tanstack/react-query'

/** Whether such a call is under way, as it is drawn and as it is now: a second press comes before anything is drawn. */
export function useUnderWay(...mutationKey: readonly string[]) {
  const client = useQueryClient()
  const isPending = useIsMutating({ mutationKey }) > 0
  return { isPending, isUnderWay: () => client.isMutating({ mutationKey }) > 0 }
}

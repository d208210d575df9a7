import { useMutation } from '@tanstack/react-query'
import { useMutationPending } from '#src/api/use-mutation-pending.ts'
import { changeOrder } from './change-order.ts'
import type { Change, ChangeOptions } from './change-order.ts'

/** Goes on when its dialog is closed: a form of the order that is opened again is pending, too. */
export function useOrderChange<E extends Change>(
  endpoint: E,
  productOrderId: string,
  options: ChangeOptions<E>,
) {
  const mutationKey = ['orders', 'change', endpoint.path, productOrderId]
  const pending = useMutationPending(mutationKey)
  return { ...useMutation({ ...changeOrder(endpoint, options), mutationKey }), ...pending }
}

import { mutationKeys } from '#src/api/mutation-keys.ts'
import { useMutationPending } from '#src/api/use-mutation-pending.ts'

export const placeOrderKey = [...mutationKeys.cart, 'order']

/** What is changed while the order is sent would not be in it, and be refused for want of a cart. */
export const useOrderPending = () => useMutationPending(placeOrderKey)

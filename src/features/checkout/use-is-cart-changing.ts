import { useIsMutating } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { cart } from '#src/stores/cart.ts'

export function useIsCartChanging(): boolean {
  const { optimisticCounts } = useSnapshot(cart)
  return useIsMutating({ mutationKey: mutationKeys.cart }) > 0 || Object.keys(optimisticCounts).length > 0
}

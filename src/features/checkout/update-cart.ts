import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { cartOperations } from '#contracts/cart-operations.ts'
import type { Cart } from '#contracts/cart.ts'
import type { InputOf } from '#contracts/endpoint.ts'
import { isStatus } from '#src/api/errors.ts'
import { isOutcomeUnknown } from '#src/api/idempotency.ts'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { isOfCatalogue, queryKeys } from '#src/api/query-keys.ts'
import { invalidateQueries } from '#src/api/invalidate-queries.ts'
import { request } from '#src/api/request.ts'
import { setQueryResponse } from '#src/api/set-query-response.ts'
import { sessionChanges } from '#src/stores/auth.ts'
import { cacheCart } from '#src/stores/cached-cart.ts'
import { cartUpdate, currentBasketId } from '#src/stores/cart.ts'
import { cartQueries } from './cart-queries.ts'

type Operation =
  | 'delete'
  | 'setAddress'
  | 'removeAddress'
  | 'setDelivery'
  | 'setRebate'
  | 'removeRebate'
  | 'setBonus'
  | 'removeBonus'
  | 'setMerchant'
  | 'setReserve'
  | 'setParentOrderId'

export type CartInput<Name extends Operation> = Omit<
  InputOf<(typeof cartOperations)[Name]>,
  'cartUpdateType' | 'uniqueId'
>

/** Called even after the component is unmounted: an update that was queued offline may be refused much later. */
type Callbacks<Name extends Operation> = {
  onDone?: (input: CartInput<Name>) => void
  onRefused?: (error: Error, input: CartInput<Name>) => void
}

/** The server answers with the whole cart, which replaces a pending fetch. Refetches after a refusal of what is gone, and after an unknown outcome. */
export const updateCart = <Name extends Operation>(name: Name, { onDone, onRefused }: Callbacks<Name> = {}) =>
  mutationOptions({
    mutationKey: [...mutationKeys.cart, name],
    mutationFn: async (input: CartInput<Name>) => {
      const operation = cartOperations[name]
      const payload = { uniqueId: currentBasketId(), ...input }
      return (await request(operation, payload as unknown as InputOf<typeof operation>)) as Cart
    },
    ...cartUpdate,
    onMutate: () => sessionChanges,
    onSuccess: (cart, input, session, { client }) => {
      onDone?.(input)
      if (session === sessionChanges) {
        cacheCart(cart)
        setQueryResponse(client, cartQueries.current(cart.uniqueId).queryKey, cart)
      } else void invalidateQueries(client, { queryKey: queryKeys.currentCart })
      /** The methods depend on the lines and on the address. */
      if (name === 'delete' || name.endsWith('Address'))
        void invalidateQueries(client, { queryKey: queryKeys.delivery })
    },
    onError: (error, input, _result, { client }) => {
      onRefused?.(error, input)
      if (isStatus(error, 410) || isOutcomeUnknown(error))
        void invalidateQueries(client, { queryKey: queryKeys.cart })
      /** The page offers what is gone. */
      if (isStatus(error, 404))
        void invalidateQueries(client, { predicate: (query) => !isOfCatalogue(query) })
    },
  })

/** The shopper's choice is on its way: what the cart says is older. */
export const isBeingSet = (client: QueryClient, name: 'setDelivery' | 'setAddress') =>
  client.isMutating({ mutationKey: updateCart(name).mutationKey }) > 0

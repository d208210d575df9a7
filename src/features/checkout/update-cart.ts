import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { cartOperations } from '#contracts/cart-operations.ts'
import type { Cart } from '#contracts/cart.ts'
import type { InputOf } from '#contracts/endpoint.ts'
import { isLost } from '#src/api/idempotency.ts'
import { isStatus } from '#src/api/errors.ts'
import { request } from '#src/api/request.ts'
import { reportError } from '#src/platform/report-error.ts'
import { cartUpdate, currentBasketId } from '#src/stores/cart.ts'
import { cartQueries, deliveryKey } from './cart-queries.ts'

type Choice =
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

type Wish<Name extends Choice> = Omit<InputOf<(typeof cartOperations)[Name]>, 'cartUpdateType' | 'uniqueId'>

/** They are heard wherever the shopper is by then: a change that was made offline may be refused much later. */
type Ways<Name extends Choice> = {
  onDone?: (wish: Wish<Name>) => void
  onRefused?: (error: Error) => void
}

/**
 * An update of the basket that the server answers with the whole of it: it is the one to show, and no older one that is
 * still under way. A basket that has gone, or may have changed all the same, is read
 * again.
 */
export const choose = <Name extends Choice>(name: Name, { onDone, onRefused }: Ways<Name> = {}) =>
  mutationOptions({
    mutationKey: ['cart', name],
    mutationFn: (wish: Wish<Name>) => {
      const operation = cartOperations[name]
      const input = { uniqueId: currentBasketId(), ...wish }
      return request(operation, input as unknown as InputOf<typeof operation>) as Promise<Cart>
    },
    ...cartUpdate,
    onSuccess: (cart, wish, _result, { client }) => {
      const { queryKey } = cartQueries.current(cart.uniqueId)
      onDone?.(wish)
      void client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, cart)
      if (name === 'delete') void client.invalidateQueries({ queryKey: deliveryKey })
    },
    onError: (error, _wish, _result, { client }) => {
      onRefused?.(error)
      if (isStatus(error, 410) || isLost(error))
        void client.invalidateQueries({ queryKey: cartQueries.currents() })
    },
  })

/** A choice that the shop makes, in line with those of the shopper, who still has it where this one fails. */
export async function chooseUnasked<Name extends Choice>(client: QueryClient, name: Name, wish: Wish<Name>) {
  const choosing = client.getMutationCache().build(client, choose(name))
  await choosing.execute(wish).catch((error: unknown) => reportError(error, 'mutation'))
}

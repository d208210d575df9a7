import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { MutationFunctionContext } from '@tanstack/react-query'
import type { Cart } from '#contracts/cart.ts'
import { cartOperations } from '#contracts/cart-operations.ts'
import { request } from '#src/api/request.ts'
import { cartScope, currentBasketId } from '#src/stores/cart.ts'
import { cartQueries } from './queries.ts'

/** An operation answered the whole cart: it is the one to show. */
export function cartAnswered(cart: Cart, { client }: MutationFunctionContext) {
  client.setQueryData(cartQueries.current(cart.uniqueId).queryKey, cart)
}

export const setDelivery = () =>
  mutationOptions({
    mutationKey: ['cart', 'set-delivery'],
    mutationFn: (deliveryId: number) =>
      request(cartOperations.setDelivery, { uniqueId: currentBasketId(), deliveryId }),
    scope: cartScope,
    onSuccess: (cart, _id, _result, context) => cartAnswered(cart, context),
  })

/**
 * The delivery methods. A cart that has none yet gets the first of them: here and not in a component, so that it
 * happens once however often the page is drawn. Should that fail, the methods are there to choose from.
 */
export const deliveryQuery = (basketId: string | null) =>
  queryOptions({
    queryKey: ['cart', 'delivery', basketId],
    queryFn: async ({ signal, client }) => {
      const methods = await request(cartOperations.getDelivery, { uniqueId: basketId }, { signal })
      const cart = await client.fetchQuery({ ...cartQueries.current(basketId), staleTime: 0 })
      const first = methods[0]
      if (cart.deliveryId === null && first) {
        const setting = client.getMutationCache().build(client, setDelivery())
        await setting.execute(first.id).catch((error: unknown) => console.warn(error))
      }
      return methods
    },
  })

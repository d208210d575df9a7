import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { MutationFunctionContext, QueryClient } from '@tanstack/react-query'
import type { Cart, DeliveryMethod } from '#contracts/cart.ts'
import { cartOperations } from '#contracts/cart-operations.ts'
import { oneAtATime } from '#src/api/one-at-a-time.ts'
import { request } from '#src/api/request.ts'
import { cartUpdate, currentBasketId } from '#src/stores/cart.ts'
import { cartQueries } from './queries.ts'

/** An operation answered the whole cart: it is the one to show, and no older one that is still under way. */
export function cartAnswered(cart: Cart, { client }: MutationFunctionContext) {
  const { queryKey } = cartQueries.current(cart.uniqueId)
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, cart)
}

export const setDelivery = () =>
  mutationOptions({
    mutationKey: ['cart', 'set-delivery'],
    mutationFn: (deliveryId: number) =>
      request(cartOperations.setDelivery, { uniqueId: currentBasketId(), deliveryId }),
    ...cartUpdate,
    onSuccess: (cart, _id, _result, context) => cartAnswered(cart, context),
  })

/**
 * Sets the first method for a cart that has none; once, in however many tabs the basket is open. Should that fail, the
 * methods are there to choose from.
 */
const setFirst = (client: QueryClient, basketId: string | null, first: DeliveryMethod) =>
  oneAtATime('delivery', async () => {
    const cart = await client.fetchQuery({ ...cartQueries.current(basketId), staleTime: 0 })
    if (cart.deliveryId !== null) return
    const setting = client.getMutationCache().build(client, setDelivery())
    await setting.execute(first.id).catch((error: unknown) => console.warn(error))
  })

/** The delivery methods. The first sets itself here and not in a component: once, however often the page is drawn. */
export const deliveryQuery = (basketId: string | null) =>
  queryOptions({
    queryKey: ['cart', 'delivery', basketId],
    queryFn: async ({ signal, client }) => {
      const methods = await request(cartOperations.getDelivery, { uniqueId: basketId }, { signal })
      const [first] = methods
      if (first) await setFirst(client, basketId, first)
      return methods
    },
  })

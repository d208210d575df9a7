import { queryOptions } from '@tanstack/react-query'
import { cartOperations } from '#contracts/cart-operations.ts'
import { isStatus } from '#src/api/errors.ts'
import { request } from '#src/api/request.ts'
import { basketGiven, basketGone } from '#src/stores/cart.ts'

/** 410: the basket was ordered or is unknown. Without its id, the next read starts an empty one. */
export function forgetGoneBasket(error: unknown): never {
  if (isStatus(error, 410)) basketGone()
  throw error
}

const current = (basketId: string | null) =>
  queryOptions({
    queryKey: ['cart', 'current', basketId],
    queryFn: async ({ signal }) => {
      const cart = await request(cartOperations.getCart, { uniqueId: basketId }, { signal }).catch(
        forgetGoneBasket,
      )
      if (cart.uniqueId && cart.uniqueId !== basketId) basketGiven(cart.uniqueId)
      return cart
    },
  })

/**
 * The delivery methods. A cart that has none yet gets the first of them, and is read again:
 * here and not in a component, so that it happens once however often the page is drawn.
 */
const delivery = (basketId: string | null) =>
  queryOptions({
    queryKey: ['cart', 'delivery', basketId],
    queryFn: async ({ signal, client }) => {
      const methods = await request(cartOperations.getDelivery, { uniqueId: basketId }, { signal })
      const cart = await client.ensureQueryData(current(basketId))
      const first = methods[0]
      if (cart.deliveryId === null && first) {
        const updated = await request(cartOperations.setDelivery, {
          uniqueId: basketId,
          deliveryId: first.id,
        })
        client.setQueryData(current(basketId).queryKey, updated)
        void client.invalidateQueries(current(basketId))
      }
      return methods
    },
  })

export const cartQueries = { all: () => ['cart'] as const, current, delivery }

import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { DeliveryMethod } from '#contracts/cart.ts'
import { cartOperations } from '#contracts/cart-operations.ts'
import { oneAtATime } from '#src/api/with-lock.ts'
import { request } from '#src/api/request.ts'
import { chooseUnasked } from './update-cart.ts'
import { cartQueries, deliveryKey } from './cart-queries.ts'

/**
 * Sets the first method for a cart that has none; once, in however many tabs the basket is open. Should that fail, the
 * methods are there to choose from.
 */
async function setFirst(client: QueryClient, basketId: string | null, { id }: DeliveryMethod) {
  const current = cartQueries.current(basketId)
  /** A delivery that is set is never taken back. */
  if (client.getQueryData(current.queryKey)?.deliveryId) return
  await oneAtATime('delivery', async () => {
    const cart = await client.fetchQuery({ ...current, staleTime: 0 })
    if (cart.deliveryId === null) await chooseUnasked(client, 'setDelivery', { deliveryId: id })
  })
}

/** The delivery methods. The first sets itself here and not in a component: once, however often the page is drawn. */
export const deliveryQuery = (basketId: string | null) =>
  queryOptions({
    queryKey: [...deliveryKey, basketId],
    queryFn: async ({ signal, client }) => {
      const methods = await request(cartOperations.getDelivery, { uniqueId: basketId }, { signal })
      const [first] = methods
      if (first) await setFirst(client, basketId, first)
      return methods
    },
  })

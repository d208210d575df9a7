import { queryOptions } from '@tanstack/react-query'
import { getCart } from '#contracts/cart.ts'
import type { Cart } from '#contracts/cart.ts'
import { isStatus, isUnreachable } from '#src/api/errors.ts'
import { request } from '#src/api/request.ts'
import { auth } from '#src/stores/auth.ts'
import { basketGiven, basketGone } from '#src/stores/cart.ts'
import { basketRead, keptBasket } from '#src/stores/cached-cart.ts'

const currents = () => ['cart', 'current'] as const

export const deliveryKey = ['cart', 'delivery'] as const

const current = (basketId: string | null) =>
  queryOptions({
    queryKey: [...currents(), basketId],
    queryFn: async ({ signal, client }) => {
      const read = (uniqueId: string | null) => request(getCart, { uniqueId }, { signal })
      const cart = await read(basketId).catch((error: unknown) => {
        if (basketId === null) {
          /** A guest who has begun no basket has an empty one, whether the server can be reached or not. */
          const empty = !auth.hasSession && isUnreachable(error) && keptBasket(null)
          if (empty) return empty
        } else if (auth.hasEnded) {
          /** The member's lines stay in sight until they sign in again; their answer may have been forgotten meanwhile. */
          const last = client.getQueryData<Cart>([...currents(), basketId]) ?? keptBasket(basketId)
          if (last && last.itemCount > 0) return last
        }
        if (!isStatus(error, auth.hasEnded ? 401 : 410)) throw error
        basketGone(basketId)
        return read(null)
      })
      if (cart.uniqueId && cart.uniqueId !== basketId) basketGiven(cart.uniqueId)
      basketRead(cart)
      return cart
    },
    /** Old from the first moment: what can be read is read. */
    initialData: () => (basketId === null ? undefined : keptBasket(basketId)),
    initialDataUpdatedAt: 0,
    /** It may have been changed on another device. */
    refetchOnWindowFocus: 'always',
  })

export const cartQueries = { currents, current }

import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { getCart } from '#contracts/cart.ts'
import type { Cart } from '#contracts/cart.ts'
import { isStatus, isUnreachable } from '#src/api/errors.ts'
import { queryKeys } from '#src/api/query-keys.ts'
import { request } from '#src/api/request.ts'
import { auth } from '#src/stores/auth.ts'
import { cacheCart, cachedCart } from '#src/stores/cached-cart.ts'
import { dropBasketId, setBasketId } from '#src/stores/cart.ts'

const cartKey = (basketId: string | null) => [...queryKeys.currentCart, basketId]

function fallbackCart(client: QueryClient, basketId: string | null, error: unknown): Cart | undefined {
  /** A guest without a cart sees an empty one offline. */
  if (basketId === null) return !auth.hasSession && isUnreachable(error) ? cachedCart(null) : undefined
  /** After an expired session the member's lines stay until the next sign-in. */
  if (!auth.hasExpired) return undefined
  const last = client.getQueryData<Cart>(cartKey(basketId)) ?? cachedCart(basketId)
  return last?.itemCount ? last : undefined
}

const current = (basketId: string | null) =>
  queryOptions({
    queryKey: cartKey(basketId),
    queryFn: async ({ signal, client }) => {
      const read = (uniqueId: string | null) => request(getCart, { uniqueId }, { signal })
      const cart = await read(basketId).catch((error: unknown) => {
        const fallback = fallbackCart(client, basketId, error)
        if (!fallback && !isStatus(error, auth.hasExpired ? 401 : 410)) throw error
        return fallback ?? read(null)
      })
      const { uniqueId } = cart
      if (uniqueId !== basketId) {
        /** Before the id changes: what shows the cart would suspend, which hides it and loses the focus. */
        client.setQueryData(cartKey(uniqueId), cart)
        if (uniqueId) setBasketId(uniqueId)
        else dropBasketId(basketId)
      }
      cacheCart(cart)
      return cart
    },
    initialData: () => (basketId === null ? undefined : cachedCart(basketId)),
    initialDataUpdatedAt: 0,
    /** Another device may have changed the cart. */
    refetchOnWindowFocus: 'always',
  })

export const cartQueries = { current }

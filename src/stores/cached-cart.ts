import { ref, snapshot } from 'valtio'
import * as z from 'zod/mini'
import { Cart } from '#contracts/cart.ts'
import { persisted } from './persisted.ts'

const CachedCart = z.object({ cart: z._default(z.nullable(Cart), null) })

export const cartCache = persisted('zarrin-personal-cached-cart', CachedCart)

export function cacheCart(cart: Cart) {
  cartCache.cart = ref(cart)
}

/** `basketId`: null for a guest without a cart. */
export function cachedCart(basketId: string | null): Cart | undefined {
  const { cart } = snapshot(cartCache)
  return cart?.uniqueId === basketId ? (cart as Cart) : undefined
}

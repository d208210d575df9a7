import { ref, snapshot } from 'valtio'
import * as z from 'zod/mini'
import { Cart } from '#contracts/cart.ts'
import { persisted } from './persisted.ts'

const Kept = z.object({ cart: z._default(z.nullable(Cart), null) })

/** The basket as it was last read: a guest's or a member's own, forgotten when they sign out. */
export const kept = persisted('zarrin-own-basket', Kept)

export function basketRead(cart: Cart) {
  kept.cart = ref(cart)
}

/** For a page that opens without a network, also where nobody has begun a basket; none but the one asked for. */
export function keptBasket(basketId: string | null): Cart | undefined {
  const { cart } = snapshot(kept)
  return cart?.uniqueId === basketId ? (cart as Cart) : undefined
}

import { sharedCartDays } from '#contracts/shared-carts.ts'
import type * as contracts from '#contracts/shared-carts.ts'
import { dayInMs } from '#i18n/tehran.ts'
import type { Behaviour } from './behaviour.ts'
import { isRefusal, refuse } from './behaviour.ts'
import { cartItems, pricedLines } from './cart-view.ts'
import { nextSecret } from './seeded-ids.ts'
import { openCart } from './stored-carts.ts'
import type { CartLine, SharedCart } from './world.ts'
import { ownEntry } from './world.ts'

const instant = (ms: number) => new Date(ms).toISOString()
const summaryOf = ({ shareId, expiresAt }: SharedCart) => ({ shareId, expiresAt: instant(expiresAt) })

const namesLines = (lines: readonly CartLine[]) =>
  lines.map(({ productItemId, count }) => `${productItemId}×${count}`).join()

export const shareCart: Behaviour<typeof contracts.shareCart> = (state, { uniqueId }, context) => {
  const opened = openCart(state, uniqueId, context)
  if (isRefusal(opened)) return opened
  if (!opened.cart || opened.cart.lines.length === 0) return refuse(context, 409, 'cartEmpty')
  const lines = pricedLines(context.catalogue, opened.cart.lines).map(
    ({ id, productItemId, count, unitPrice }) => ({
      id,
      productItemId,
      count,
      unitPriceThen: unitPrice,
    }),
  )
  const known = Object.values(state.sharedCarts).find(
    (shared) =>
      shared.cartId === uniqueId &&
      shared.expiresAt > context.now &&
      namesLines(shared.lines) === namesLines(lines),
  )
  if (known) return { state, data: summaryOf(known) }
  const [next, shareId] = nextSecret(state, 'share', 24)
  const shared = { shareId, cartId: uniqueId, lines, expiresAt: context.now + sharedCartDays * dayInMs }
  return {
    state: { ...next, sharedCarts: { ...next.sharedCarts, [shareId]: shared } },
    data: summaryOf(shared),
  }
}

export const sharedCart: Behaviour<typeof contracts.sharedCart> = (state, { shareId }, context) => {
  const shared = ownEntry(state.sharedCarts, shareId)
  if (!shared || shared.expiresAt <= context.now) return refuse(context, 404, 'sharedCartUnknown')
  const priced = pricedLines(context.catalogue, shared.lines)
  const lines = cartItems(state, context.catalogue, priced, context.locale).map(
    ({ id: _id, ...line }) => line,
  )
  return {
    state,
    data: { lines, goneCount: shared.lines.length - lines.length, expiresAt: instant(shared.expiresAt) },
  }
}

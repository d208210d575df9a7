import type { Context, Success, Outcome, Refusal } from './behaviour.ts'
import { isRefusal, refuse } from './behaviour.ts'
import type { Cart } from '#contracts/cart.ts'
import { cartOf, newCart } from './cart-view.ts'
import { nextNumber, nextSecret } from './seeded-ids.ts'
import { callerOf, expiredCallerOf } from './member.ts'
import { findItem, stockLeft } from './stock.ts'
import type { StoredCart, CartLine, World } from './world.ts'
import { ownEntry } from './world.ts'

const cartOfMember = (state: World, mobile: string) =>
  Object.values(state.carts).find((cart) => cart.owner === mobile) ?? null

/** The cart of `uniqueId`, else the member’s own. 410: ordered, unknown or not the caller’s; 401: expired token. */
export function openCart(
  state: World,
  uniqueId: string | null,
  context: Context,
): { cart: StoredCart | null } | Refusal {
  const caller = callerOf(state, context)
  const lapsed = expiredCallerOf(state, context)
  if (uniqueId === null) {
    if (lapsed) return refuse(context, 401, 'signIn')
    return { cart: caller ? cartOfMember(state, caller.mobile) : null }
  }
  if (Object.hasOwn(state.ordered, uniqueId)) return refuse(context, 410, 'cartOrdered')
  const cart = ownEntry(state.carts, uniqueId)
  if (!cart) return refuse(context, 410, 'cartUnknown')
  if (cart.owner === null || cart.owner === caller?.mobile) return { cart }
  return lapsed?.mobile === cart.owner ? refuse(context, 401, 'signIn') : refuse(context, 410, 'cartUnknown')
}

export const saveCart = (state: World, cart: StoredCart): World => ({
  ...state,
  carts: { ...state.carts, [cart.id]: cart },
})

export function createCart(state: World, context: Context): [World, StoredCart] {
  const [next, secret] = nextSecret(state, 'basket', 20)
  const cart = newCart(`basket-${secret}`, callerOf(state, context)?.mobile ?? null)
  return [saveCart(next, cart), cart]
}

/** 409 when there is no cart yet. */
export function editCart(
  state: World,
  uniqueId: string | null,
  context: Context,
  change: (cart: StoredCart) => StoredCart | Refusal,
): Outcome<Cart> {
  const opened = openCart(state, uniqueId, context)
  if (isRefusal(opened)) return opened
  if (!opened.cart) return refuse(context, 409, 'cartEmpty')
  const changed = change(opened.cart)
  if (isRefusal(changed)) return changed
  return cartOutcome(saveCart(state, changed), changed, context)
}

export const cartOutcome = (state: World, cart: StoredCart | null, context: Context): Success<Cart> => ({
  state,
  data: cartOf(state, cart, context),
})

export function clampedCount(state: World, context: Context, productItemId: number, count: number): number {
  const found = findItem(context.catalogue, productItemId, 'fa')
  return found ? Math.min(count, stockLeft(state, found.item)) : 0
}

export const withoutLine = (cart: StoredCart, productItemId: number): StoredCart => ({
  ...cart,
  lines: cart.lines.filter((line) => line.productItemId !== productItemId),
})

/** Count 0 removes the line; an updated line keeps its id. */
export function withLine(state: World, cart: StoredCart, line: Omit<CartLine, 'id'>): [World, StoredCart] {
  if (line.count === 0) return [state, withoutLine(cart, line.productItemId)]
  const known = cart.lines.find(({ productItemId }) => productItemId === line.productItemId)
  if (known) {
    const lines = cart.lines.map((other) => (other === known ? { ...known, ...line } : other))
    return [state, { ...cart, lines }]
  }
  const [next, id] = nextNumber(state, 'line')
  return [next, { ...cart, lines: [...cart.lines, { ...line, id }] }]
}

/** Returns the same object when no line had to be clamped, so that callers can compare. */
export function clampedCart(state: World, cart: StoredCart, context: Context): StoredCart {
  const lines = cart.lines
    .map((line) => ({ ...line, count: clampedCount(state, context, line.productItemId, line.count) }))
    .filter((line) => line.count > 0)
  const isSame =
    lines.length === cart.lines.length && lines.every((line, at) => line.count === cart.lines[at]!.count)
  return isSame ? cart : { ...cart, lines }
}

/** Binds the guest’s cart to the member, or merges its lines and choices into the member’s own cart. */
export function mergeCart(
  state: World,
  mobile: string,
  cartCode: string | undefined,
  context: Context,
): [World, string | null] {
  const own = cartOfMember(state, mobile)
  const named = cartCode === undefined ? undefined : ownEntry(state.carts, cartCode)
  const guest = named?.owner === null ? named : undefined
  if (!guest) return [state, own?.id ?? null]
  if (!own) return [saveCart(state, { ...guest, owner: mobile }), guest.id]
  const chosen = {
    rebateCode: guest.rebateCode ?? own.rebateCode,
    deliveryId: guest.deliveryId ?? own.deliveryId,
    merchantId: guest.merchantId ?? own.merchantId,
    attempts: [...own.attempts, ...guest.attempts],
  }
  let merged: [World, StoredCart] = [state, { ...own, ...chosen }]
  for (const { productItemId, count: guestCount, unitPriceThen } of guest.lines) {
    const [world, cart] = merged
    const ownCount = cart.lines.find((other) => other.productItemId === productItemId)?.count ?? 0
    const count = clampedCount(world, context, productItemId, ownCount + guestCount)
    merged = withLine(world, cart, { productItemId, count, unitPriceThen })
  }
  const [world, cart] = merged
  const { [guest.id]: _merged, ...carts } = world.carts
  return [saveCart({ ...world, carts }, cart), cart.id]
}

export function releaseCart(state: World, mobile: string): World {
  const own = cartOfMember(state, mobile)
  if (!own) return state
  return saveCart(state, {
    ...own,
    owner: null,
    addressId: null,
    usesBonus: false,
    wantsReserve: false,
    parentOrderId: null,
  })
}

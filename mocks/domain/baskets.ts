import type { Context, Done, Outcome, Refusal } from './behaviour.ts'
import { isRefusal, refuse } from './behaviour.ts'
import type { Cart } from '#contracts/cart.ts'
import { cartOf, newBasket } from './cart-view.ts'
import { nextNumber, nextSecret } from './draw.ts'
import { callerOf, lapsedCallerOf } from './member.ts'
import { findItem, stockLeft } from './stock.ts'
import type { Basket, Line, World } from './world.ts'
import { ownRow } from './world.ts'

const basketOfMember = (state: World, mobile: string) =>
  Object.values(state.baskets).find((basket) => basket.owner === mobile) ?? null

/**
 * The caller's basket: the one named by `uniqueId`, else the member's own, else null.
 * 410 when it was ordered, is unknown or belongs to somebody else; 401 when its owner's token has lapsed.
 */
export function openBasket(
  state: World,
  uniqueId: string | null,
  context: Context,
): { basket: Basket | null } | Refusal {
  const caller = callerOf(state, context)
  const lapsed = lapsedCallerOf(state, context)
  if (uniqueId === null) {
    if (lapsed) return refuse(context, 401, 'signIn')
    return { basket: caller ? basketOfMember(state, caller.mobile) : null }
  }
  if (Object.hasOwn(state.ordered, uniqueId)) return refuse(context, 410, 'basketOrdered')
  const basket = ownRow(state.baskets, uniqueId)
  if (!basket) return refuse(context, 410, 'basketUnknown')
  if (basket.owner === null || basket.owner === caller?.mobile) return { basket }
  return lapsed?.mobile === basket.owner
    ? refuse(context, 401, 'signIn')
    : refuse(context, 410, 'basketUnknown')
}

export const saveBasket = (state: World, basket: Basket): World => ({
  ...state,
  baskets: { ...state.baskets, [basket.id]: basket },
})

/** A new basket, bound to the caller when it is a member. */
export function createBasket(state: World, context: Context): [World, Basket] {
  const [next, secret] = nextSecret(state, 'basket', 20)
  const basket = newBasket(`basket-${secret}`, callerOf(state, context)?.mobile ?? null)
  return [saveBasket(next, basket), basket]
}

/** Answers the cart after `change`; a basket that is not there yet cannot be changed: 409. */
export function editBasket(
  state: World,
  uniqueId: string | null,
  context: Context,
  change: (basket: Basket) => Basket | Refusal,
): Outcome<Cart> {
  const opened = openBasket(state, uniqueId, context)
  if (isRefusal(opened)) return opened
  if (!opened.basket) return refuse(context, 409, 'basketEmpty')
  const changed = change(opened.basket)
  if (isRefusal(changed)) return changed
  return showCart(saveBasket(state, changed), changed, context)
}

export const showCart = (state: World, basket: Basket | null, context: Context): Done<Cart> => ({
  state,
  data: cartOf(state, basket, context),
})

/** The most that the stock lets a line hold. */
export function clampedCount(state: World, context: Context, productItemId: number, count: number): number {
  const found = findItem(context.catalogue, productItemId, 'fa')
  return found ? Math.min(count, stockLeft(state, found.item)) : 0
}

export const withoutLine = (basket: Basket, productItemId: number): Basket => ({
  ...basket,
  lines: basket.lines.filter((line) => line.productItemId !== productItemId),
})

/** Sets the count of a variant; 0 takes the line away. The id of a line that stays does not change. */
export function withLine(state: World, basket: Basket, line: Omit<Line, 'id'>): [World, Basket] {
  if (line.count === 0) return [state, withoutLine(basket, line.productItemId)]
  const known = basket.lines.find(({ productItemId }) => productItemId === line.productItemId)
  if (known) {
    const lines = basket.lines.map((other) => (other === known ? { ...known, ...line } : other))
    return [state, { ...basket, lines }]
  }
  const [next, id] = nextNumber(state, 'line')
  return [next, { ...basket, lines: [...basket.lines, { ...line, id }] }]
}

/** Every line cut to its stock; the same basket when none had to be. */
export function clampedBasket(state: World, basket: Basket, context: Context): Basket {
  const lines = basket.lines
    .map((line) => ({ ...line, count: clampedCount(state, context, line.productItemId, line.count) }))
    .filter((line) => line.count > 0)
  const isSame =
    lines.length === basket.lines.length && lines.every((line, at) => line.count === basket.lines[at]!.count)
  return isSame ? basket : { ...basket, lines }
}

/** Makes the guest's basket the member's: bound when the member has none, else its lines join the member's. */
export function mergeBasket(
  state: World,
  mobile: string,
  cartCode: string | undefined,
  context: Context,
): [World, string | null] {
  const own = basketOfMember(state, mobile)
  const named = cartCode === undefined ? undefined : ownRow(state.baskets, cartCode)
  const guest = named?.owner === null ? named : undefined
  if (!guest) return [state, own?.id ?? null]
  if (!own) return [saveBasket(state, { ...guest, owner: mobile }), guest.id]
  let merged: [World, Basket] = [state, { ...own, attempts: [...own.attempts, ...guest.attempts] }]
  for (const { productItemId, count: added, unitPriceThen } of guest.lines) {
    const [world, basket] = merged
    const held = basket.lines.find((other) => other.productItemId === productItemId)?.count ?? 0
    const count = clampedCount(world, context, productItemId, held + added)
    merged = withLine(world, basket, { productItemId, count, unitPriceThen })
  }
  const [world, basket] = merged
  const { [guest.id]: _merged, ...baskets } = world.baskets
  return [saveBasket({ ...world, baskets }, basket), basket.id]
}

/** Makes the member's basket a guest's: the goods stay, the address, the bonus and the earlier order leave. */
export function releaseBasket(state: World, mobile: string): World {
  const own = basketOfMember(state, mobile)
  if (!own) return state
  return saveBasket(state, {
    ...own,
    owner: null,
    addressId: null,
    usesBonus: false,
    wantsReserve: false,
    parentOrderId: null,
  })
}

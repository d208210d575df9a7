import type { CartOperationName, cartOperations } from '#contracts/cart-operations.ts'
import { messageText } from './messages.ts'
import {
  clampedCount,
  createCart,
  editCart,
  openCart,
  saveCart,
  cartOutcome,
  withLine,
  withoutLine,
} from './stored-carts.ts'
import type { Behaviour } from './behaviour.ts'
import { isRefusal, refuse } from './behaviour.ts'
import {
  removeAddress,
  removeBonus,
  removeRebate,
  setAddress,
  setBonus,
  setDelivery,
  setMerchant,
  setParentOrderId,
  setRebate,
  setReserve,
} from './cart-choices.ts'
import { cartAddress, cartTotals, itemCountOf } from './cart-view.ts'
import { deliveryMethods } from './delivery.ts'
import { setOrder } from './place-order.ts'
import { findItem } from './stock.ts'
import type { StoredCart, World } from './world.ts'

export type CartBehaviour<Name extends CartOperationName> = Behaviour<(typeof cartOperations)[Name]>

/** Bounded: clients retry with the same `attemptId` within moments. */
const maxAttemptIds = 50

const none: CartBehaviour<'none'> = (state) => ({ state, data: null })

/** A guest whose first response was lost does not know the cart id, so all guest carts are searched. */
const cartOfAttempt = (state: World, named: StoredCart | null, attemptId: string | undefined) =>
  attemptId === undefined
    ? undefined
    : (named ? [named] : Object.values(state.carts).filter(({ owner }) => owner === null)).find(
        ({ attempts }) => attempts.includes(attemptId),
      )

const withAttempt = (cart: StoredCart, attemptId: string | undefined): StoredCart =>
  attemptId === undefined ? cart : { ...cart, attempts: [...cart.attempts, attemptId].slice(-maxAttemptIds) }

const add: CartBehaviour<'add'> = (state, input, context) => {
  const opened = openCart(state, input.uniqueId, context)
  if (isRefusal(opened)) return opened
  const known = cartOfAttempt(state, opened.cart, input.attemptId)
  if (known) return { state, data: known.id }
  const found = findItem(context.catalogue, input.productItemId, context.locale)
  if (!found) return refuse(context, 404, 'productGone')
  const [world, cart] = opened.cart ? [state, opened.cart] : createCart(state, context)
  const named = cart.lines.find((line) => line.id === input.cartItemId)
  if (named && named.productItemId !== input.productItemId) return refuse(context, 404, 'lineUnknown')

  const isAbsolute = input.cartItemId !== undefined
  const currentCount = cart.lines.find((line) => line.productItemId === input.productItemId)?.count ?? 0
  const requested = isAbsolute ? input.count : currentCount + input.count
  const count = clampedCount(world, context, input.productItemId, requested)
  if (count === 0 && requested > 0) return refuse(context, 409, 'soldOut')

  const { productItemId, attemptId } = input
  const unitPriceThen = found.item.price.amount
  const [counted, changed] = withLine(world, cart, { productItemId, count, unitPriceThen })
  return {
    state: saveCart(counted, withAttempt(changed, attemptId)),
    data: cart.id,
    messages: count < requested ? [messageText(context.locale, 'countClamped', { count })] : [],
  }
}

const remove: CartBehaviour<'delete'> = (state, input, context) =>
  editCart(state, input.uniqueId, context, (cart) => withoutLine(cart, input.productItemId))

const getCart: CartBehaviour<'getCart'> = (state, input, context) => {
  const opened = openCart(state, input.uniqueId, context)
  return isRefusal(opened) ? opened : cartOutcome(state, opened.cart, context)
}

const getCartCount: CartBehaviour<'getCartCount'> = (state, input, context) => {
  const opened = openCart(state, input.uniqueId, context)
  return isRefusal(opened) ? opened : { state, data: itemCountOf(opened.cart?.lines ?? []) }
}

const getDelivery: CartBehaviour<'getDelivery'> = (state, input, context) => {
  const opened = openCart(state, input.uniqueId, context)
  if (isRefusal(opened)) return opened
  if (state.flags.withoutDelivery) return { state, data: [] }
  const { cart } = opened
  const subtotal = cart ? cartTotals(state, cart, context).lines.amount : 0
  const address = cart && cartAddress(state, cart, context)
  return { state, data: deliveryMethods(subtotal, context.now, context.locale, address) }
}

export const cartDomain: { [Name in CartOperationName]: CartBehaviour<Name> } = {
  none,
  add,
  delete: remove,
  setAddress,
  setDelivery,
  setRebate,
  removeRebate,
  setMerchant,
  setOrder,
  getCartCount,
  getCart,
  getDelivery,
  removeAddress,
  setBonus,
  removeBonus,
  setReserve,
  setParentOrderId,
}

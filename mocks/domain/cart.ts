import type { CartOperationName } from '#contracts/cart-operation.ts'
import type { cartOperations } from '#contracts/cart-operations.ts'
import { say } from './messages.ts'
import {
  clampedCount,
  createBasket,
  editBasket,
  openBasket,
  saveBasket,
  showCart,
  withLine,
  withoutLine,
} from './baskets.ts'
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
import { basketTotals, itemCountOf } from './cart-view.ts'
import { deliveryMethods } from './delivery.ts'
import { setOrder } from './place-order.ts'
import { findItem } from './stock.ts'
import type { Basket, World } from './world.ts'

export type CartBehaviour<Name extends CartOperationName> = Behaviour<(typeof cartOperations)[Name]>

/** The latest attempts of a basket: a lost answer is asked for again within moments. */
const attemptsRemembered = 50

const none: CartBehaviour<'none'> = (state) => ({ state, data: null })

/** The basket that an attempt added to already; a guest whose answer was lost cannot name it. */
const basketOfAttempt = (state: World, named: Basket | null, attemptId: string | undefined) =>
  attemptId === undefined
    ? undefined
    : (named ? [named] : Object.values(state.baskets).filter(({ owner }) => owner === null)).find(
        ({ attempts }) => attempts.includes(attemptId),
      )

const withAttempt = (basket: Basket, attemptId: string | undefined): Basket =>
  attemptId === undefined
    ? basket
    : { ...basket, attempts: [...basket.attempts, attemptId].slice(-attemptsRemembered) }

const add: CartBehaviour<'add'> = (state, input, context) => {
  const opened = openBasket(state, input.uniqueId, context)
  if (isRefusal(opened)) return opened
  const known = basketOfAttempt(state, opened.basket, input.attemptId)
  if (known) return { state, data: known.id }
  const found = findItem(context.catalogue, input.productItemId, context.locale)
  if (!found) return refuse(context, 404, 'productGone')
  const [world, basket] = opened.basket ? [state, opened.basket] : createBasket(state, context)
  const named = basket.lines.find((line) => line.id === input.cartItemId)
  if (named && named.productItemId !== input.productItemId) return refuse(context, 404, 'lineUnknown')

  const isAbsolute = input.cartItemId !== undefined
  const held = basket.lines.find((line) => line.productItemId === input.productItemId)?.count ?? 0
  const wanted = isAbsolute ? input.count : held + input.count
  const count = clampedCount(world, context, input.productItemId, wanted)
  if (count === 0 && wanted > 0) return refuse(context, 409, 'soldOut')

  const { productItemId, attemptId } = input
  const unitPriceThen = found.item.price.amount
  const [counted, changed] = withLine(world, basket, { productItemId, count, unitPriceThen })
  return {
    state: saveBasket(counted, withAttempt(changed, attemptId)),
    data: basket.id,
    messages: count < wanted ? [say(context.locale, 'countClamped', { count })] : [],
  }
}

const remove: CartBehaviour<'delete'> = (state, input, context) =>
  editBasket(state, input.uniqueId, context, (basket) => withoutLine(basket, input.productItemId))

const getCart: CartBehaviour<'getCart'> = (state, input, context) => {
  const opened = openBasket(state, input.uniqueId, context)
  return isRefusal(opened) ? opened : showCart(state, opened.basket, context)
}

const getCartCount: CartBehaviour<'getCartCount'> = (state, input, context) => {
  const opened = openBasket(state, input.uniqueId, context)
  return isRefusal(opened) ? opened : { state, data: itemCountOf(opened.basket?.lines ?? []) }
}

const getDelivery: CartBehaviour<'getDelivery'> = (state, input, context) => {
  const opened = openBasket(state, input.uniqueId, context)
  if (isRefusal(opened)) return opened
  if (state.flags.withoutDelivery) return { state, data: [] }
  const goods = opened.basket ? basketTotals(state, opened.basket, context).lines.amount : 0
  return { state, data: deliveryMethods(goods, context.now, context.locale) }
}

/** Every operation of the cart endpoint. A missing one is a type error. */
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

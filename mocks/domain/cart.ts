import type { CartOperationName, cartOperations } from '#contracts/cart-operations.ts'
import type { Behaviour, Context } from './behaviour.ts'
import { isRefusal, refuse } from './behaviour.ts'
import { clampedCount, createBasket, editBasket, openBasket, saveBasket, showCart, withCount } from './baskets.ts'
import { basketTotals, itemCountOf } from './cart-view.ts'
import { deliveryMethods, isDelivery } from './delivery.ts'
import { asMember } from './member.ts'
import { setOrder } from './place-order.ts'
import { rebateCodeOf, rebateOf } from './rebates.ts'
import { findItem } from './stock.ts'
import { say } from '../messages.ts'
import type { World } from './world.ts'

export type CartBehaviour<Name extends CartOperationName> = Behaviour<(typeof cartOperations)[Name]>

const merchantIds = [1, 2, 3]

const none: CartBehaviour<'none'> = (state) => ({ state, data: null })

const add: CartBehaviour<'add'> = (state, input, context) => {
  const opened = openBasket(state, input.uniqueId, context)
  if (isRefusal(opened)) return opened
  if (!findItem(context.catalogue, input.productItemId, context.locale)) return refuse(context, 404, 'productGone')
  const [world, basket] = opened.basket ? [state, opened.basket] : createBasket(state, context)
  const named = basket.lines.find((line) => line.id === input.cartItemId)
  if (named && named.productItemId !== input.productItemId) return refuse(context, 404, 'lineUnknown')

  const isAbsolute = input.cartItemId !== undefined
  const held = basket.lines.find((line) => line.productItemId === input.productItemId)?.count ?? 0
  const wanted = isAbsolute ? input.count : held + input.count
  const count = clampedCount(world, context, input.productItemId, wanted)
  if (count === 0 && wanted > 0) return refuse(context, 409, 'soldOut')

  const [counted, changed] = withCount(world, basket, input.productItemId, count)
  return {
    state: saveBasket(counted, changed),
    data: basket.id,
    messages: count < wanted ? [sayClamped(context, count)] : [],
  }
}

const sayClamped = (context: Context, count: number) => say(context.locale, 'countClamped', { count })

const remove: CartBehaviour<'delete'> = (state, input, context) =>
  editBasket(state, input.uniqueId, context, (basket) => withCount(state, basket, input.productItemId, 0)[1])

const setAddress: CartBehaviour<'setAddress'> = (state, input, context) =>
  asMember(state, context, (member) =>
    editBasket(state, input.uniqueId, context, (basket) =>
      member.addresses.some((address) => address.id === input.addressId)
        ? { ...basket, addressId: input.addressId }
        : refuse(context, 404, 'addressUnknown'),
    ),
  )

const removeAddress: CartBehaviour<'removeAddress'> = (state, input, context) =>
  editBasket(state, input.uniqueId, context, (basket) => ({ ...basket, addressId: null }))

const setDelivery: CartBehaviour<'setDelivery'> = (state, input, context) =>
  editBasket(state, input.uniqueId, context, (basket) =>
    isDelivery(input.deliveryId)
      ? { ...basket, deliveryId: input.deliveryId }
      : refuse(context, 404, 'deliveryUnknown'),
  )

const setMerchant: CartBehaviour<'setMerchant'> = (state, input, context) =>
  editBasket(state, input.uniqueId, context, (basket) =>
    merchantIds.includes(input.merchantId)
      ? { ...basket, merchantId: input.merchantId }
      : refuse(context, 404, 'merchantUnknown'),
  )

const setRebate: CartBehaviour<'setRebate'> = (state, input, context) =>
  editBasket(state, input.uniqueId, context, (basket) => {
    const code = rebateCodeOf(input.rebateCode)
    const rebate = rebateOf(code)
    if (!rebate) return refuse(context, 422, 'rebateUnknown')
    return rebate.isExpired ? refuse(context, 422, 'rebateExpired') : { ...basket, rebateCode: code }
  })

const removeRebate: CartBehaviour<'removeRebate'> = (state, input, context) =>
  editBasket(state, input.uniqueId, context, (basket) => ({ ...basket, rebateCode: null }))

const setBonus: CartBehaviour<'setBonus'> = (state, input, context) =>
  asMember(state, context, (member) =>
    editBasket(state, input.uniqueId, context, (basket) =>
      member.bonus > 0 ? { ...basket, usesBonus: true } : refuse(context, 409, 'bonusNone'),
    ),
  )

const removeBonus: CartBehaviour<'removeBonus'> = (state, input, context) =>
  editBasket(state, input.uniqueId, context, (basket) => ({ ...basket, usesBonus: false }))

const setReserve: CartBehaviour<'setReserve'> = (state, input, context) =>
  editBasket(state, input.uniqueId, context, (basket) => ({ ...basket, wantsReserve: input.wantsReserve }))

const setParentOrderId: CartBehaviour<'setParentOrderId'> = (state, input, context) => {
  const { parentOrderId } = input
  if (parentOrderId === null) {
    return editBasket(state, input.uniqueId, context, (basket) => ({ ...basket, parentOrderId }))
  }
  return asMember(state, context, (member) =>
    editBasket(state, input.uniqueId, context, (basket) =>
      ownsOrder(state, member.mobile, parentOrderId) ? { ...basket, parentOrderId } : refuse(context, 404, 'orderUnknown'),
    ),
  )
}

const ownsOrder = (state: World, mobile: string, id: string) =>
  Object.hasOwn(state.orders, id) && state.orders[id]?.owner === mobile

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

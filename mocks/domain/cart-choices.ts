import type { CartOperationName, cartOperations } from '#contracts/cart-operations.ts'
import { cartAddress, pricedLines } from './cart-view.ts'
import { editCart } from './stored-carts.ts'
import type { Behaviour } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import { isDeliveredTo } from './delivery.ts'
import { asMember } from './member.ts'
import { isMerchant } from './merchants.ts'
import { isReserved } from './refunds.ts'
import { rebateCodeOf, rebateOf } from './rebates.ts'
import { subtotalOf } from './totals.ts'
import type { World } from './world.ts'
import { ownEntry } from './world.ts'

type Choice<Name extends CartOperationName> = Behaviour<(typeof cartOperations)[Name]>

export const setAddress: Choice<'setAddress'> = (state, input, context) =>
  asMember(state, context, (member) =>
    editCart(state, input.uniqueId, context, (cart) =>
      member.addresses.some((address) => address.id === input.addressId)
        ? { ...cart, addressId: input.addressId }
        : refuse(context, 404, 'addressUnknown'),
    ),
  )

export const removeAddress: Choice<'removeAddress'> = (state, input, context) =>
  editCart(state, input.uniqueId, context, (cart) => ({ ...cart, addressId: null }))

export const setDelivery: Choice<'setDelivery'> = (state, input, context) =>
  editCart(state, input.uniqueId, context, (cart) =>
    isDeliveredTo(cartAddress(state, cart, context), input.deliveryId) && !state.flags.withoutDelivery
      ? { ...cart, deliveryId: input.deliveryId }
      : refuse(context, 404, 'deliveryUnknown'),
  )

export const setMerchant: Choice<'setMerchant'> = (state, input, context) =>
  editCart(state, input.uniqueId, context, (cart) =>
    isMerchant(input.merchantId)
      ? { ...cart, merchantId: input.merchantId }
      : refuse(context, 404, 'merchantUnknown'),
  )

export const setRebate: Choice<'setRebate'> = (state, input, context) =>
  editCart(state, input.uniqueId, context, (cart) => {
    const code = rebateCodeOf(input.rebateCode)
    const rebate = rebateOf(state, code)
    if (!rebate) return refuse(context, 422, 'rebateUnknown')
    if (rebate.isExpired) return refuse(context, 422, 'rebateExpired')
    if (subtotalOf(pricedLines(context.catalogue, cart.lines)) < rebate.minimum)
      return refuse(context, 409, 'rebateMinimum', { amount: rebate.minimum / 10 })
    return { ...cart, rebateCode: code }
  })

export const removeRebate: Choice<'removeRebate'> = (state, input, context) =>
  editCart(state, input.uniqueId, context, (cart) => ({ ...cart, rebateCode: null }))

export const setBonus: Choice<'setBonus'> = (state, input, context) =>
  asMember(state, context, (member) =>
    editCart(state, input.uniqueId, context, (cart) =>
      member.bonus > 0 ? { ...cart, usesBonus: true } : refuse(context, 409, 'bonusNone'),
    ),
  )

export const removeBonus: Choice<'removeBonus'> = (state, input, context) =>
  editCart(state, input.uniqueId, context, (cart) => ({ ...cart, usesBonus: false }))

export const setReserve: Choice<'setReserve'> = (state, input, context) =>
  editCart(state, input.uniqueId, context, (cart) => ({ ...cart, wantsReserve: input.wantsReserve }))

export const setParentOrderId: Choice<'setParentOrderId'> = (state, input, context) => {
  const { parentOrderId } = input
  if (parentOrderId === null) {
    return editCart(state, input.uniqueId, context, (cart) => ({ ...cart, parentOrderId }))
  }
  return asMember(state, context, (member) =>
    editCart(state, input.uniqueId, context, (cart) =>
      isReservedOrder(state, member.mobile, parentOrderId)
        ? { ...cart, parentOrderId }
        : refuse(context, 404, 'orderUnknown'),
    ),
  )
}

export function isReservedOrder(state: World, mobile: string, id: string) {
  const order = ownEntry(state.orders, id)
  return order?.owner === mobile && isReserved(order)
}

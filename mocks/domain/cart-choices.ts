import type { CartOperationName } from '#contracts/cart-operation.ts'
import type { cartOperations } from '#contracts/cart-operations.ts'
import { editBasket } from './baskets.ts'
import type { Behaviour } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import { isDelivery } from './delivery.ts'
import { asMember } from './member.ts'
import { isMerchant } from './merchants.ts'
import { rebateCodeOf, rebateOf } from './rebates.ts'
import type { World } from './world.ts'
import { ownRow } from './world.ts'

type Choice<Name extends CartOperationName> = Behaviour<(typeof cartOperations)[Name]>

export const setAddress: Choice<'setAddress'> = (state, input, context) =>
  asMember(state, context, (member) =>
    editBasket(state, input.uniqueId, context, (basket) =>
      member.addresses.some((address) => address.id === input.addressId)
        ? { ...basket, addressId: input.addressId }
        : refuse(context, 404, 'addressUnknown'),
    ),
  )

export const removeAddress: Choice<'removeAddress'> = (state, input, context) =>
  editBasket(state, input.uniqueId, context, (basket) => ({ ...basket, addressId: null }))

export const setDelivery: Choice<'setDelivery'> = (state, input, context) =>
  editBasket(state, input.uniqueId, context, (basket) =>
    isDelivery(input.deliveryId) && !state.flags.withoutDelivery
      ? { ...basket, deliveryId: input.deliveryId }
      : refuse(context, 404, 'deliveryUnknown'),
  )

export const setMerchant: Choice<'setMerchant'> = (state, input, context) =>
  editBasket(state, input.uniqueId, context, (basket) =>
    isMerchant(input.merchantId)
      ? { ...basket, merchantId: input.merchantId }
      : refuse(context, 404, 'merchantUnknown'),
  )

export const setRebate: Choice<'setRebate'> = (state, input, context) =>
  editBasket(state, input.uniqueId, context, (basket) => {
    const code = rebateCodeOf(input.rebateCode)
    const rebate = rebateOf(state, code)
    if (!rebate) return refuse(context, 422, 'rebateUnknown')
    return rebate.isExpired ? refuse(context, 422, 'rebateExpired') : { ...basket, rebateCode: code }
  })

export const removeRebate: Choice<'removeRebate'> = (state, input, context) =>
  editBasket(state, input.uniqueId, context, (basket) => ({ ...basket, rebateCode: null }))

export const setBonus: Choice<'setBonus'> = (state, input, context) =>
  asMember(state, context, (member) =>
    editBasket(state, input.uniqueId, context, (basket) =>
      member.bonus > 0 ? { ...basket, usesBonus: true } : refuse(context, 409, 'bonusNone'),
    ),
  )

export const removeBonus: Choice<'removeBonus'> = (state, input, context) =>
  editBasket(state, input.uniqueId, context, (basket) => ({ ...basket, usesBonus: false }))

export const setReserve: Choice<'setReserve'> = (state, input, context) =>
  editBasket(state, input.uniqueId, context, (basket) => ({ ...basket, wantsReserve: input.wantsReserve }))

export const setParentOrderId: Choice<'setParentOrderId'> = (state, input, context) => {
  const { parentOrderId } = input
  if (parentOrderId === null) {
    return editBasket(state, input.uniqueId, context, (basket) => ({ ...basket, parentOrderId }))
  }
  return asMember(state, context, (member) =>
    editBasket(state, input.uniqueId, context, (basket) =>
      keepsGoods(state, member.mobile, parentOrderId)
        ? { ...basket, parentOrderId }
        : refuse(context, 404, 'orderUnknown'),
    ),
  )
}

/** Only goods that are kept for the member can be sent along. */
function keepsGoods(state: World, mobile: string, id: string) {
  const order = ownRow(state.orders, id)
  return order?.owner === mobile && order.wantsReserve
}

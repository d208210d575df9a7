import { Destination } from '#contracts/addresses.ts'
import type * as contracts from '#contracts/orders.ts'
import type { Order } from '#contracts/orders.ts'
import { rials } from '#contracts/values.ts'
import { tehranDay } from '#i18n/tehran.ts'
import { instantOf } from './instant.ts'
import { addressOf } from './addresses.ts'
import type { Behaviour, Context, Refusal } from './behaviour.ts'
import { isRefusal, refuse } from './behaviour.ts'
import { cartItems, itemCountOf } from './cart-view.ts'
import { deliveryTitle } from './delivery.ts'
import { asMember, requireMember } from './member.ts'
import { merchantTitle, merchantsIn } from './merchants.ts'
import { paymentUrlOf } from './place-order.ts'
import { walletShare } from './wallet-entries.ts'
import { cancellableOf, isReserved, isUnsent, statusOf } from './refunds.ts'
import { returnOf, returnableOf } from './returns.ts'
import type { PlacedOrder, World } from './world.ts'
import { ownEntry } from './world.ts'

function paymentOf(state: World, order: PlacedOrder, { locale }: Context): Order['payment'] {
  const payment = order.paymentId === null ? undefined : state.payments[order.paymentId]
  if (!payment) return null
  const paid = order.history.find(({ status }) => status === 'paid')
  return {
    paymentId: payment.id,
    paymentUrl: paymentUrlOf(payment.id),
    status: payment.status,
    merchant: order.merchantId === null ? null : merchantTitle(order.merchantId, locale),
    paidAt: paid ? instantOf(paid.at) : null,
  }
}

function destinationOf(state: World, { address, owner }: PlacedOrder, context: Context): Order['address'] {
  if (!address) return null
  return Destination.parse(addressOf(address, state.members[owner]!, context))
}

/** Reserved goods wait for another order, and so has their delivery. */
export const isDeliveryChangeable = (placed: PlacedOrder) =>
  isUnsent(placed) && !placed.wantsReserve && placed.parentOrderId === null

export const orderOf = (state: World, placed: PlacedOrder, context: Context): Order => ({
  productOrderId: placed.id,
  kind: placed.kind,
  status: statusOf(placed),
  placedAt: instantOf(placed.placedAt),
  history: placed.history.map(({ status, at }) => ({ status, at: instantOf(at) })),
  lines: cartItems(state, context.catalogue, placed.lines, context.locale),
  totals: placed.totals,
  address: destinationOf(state, placed, context),
  delivery: {
    title: deliveryTitle(placed.delivery.id, context.locale),
    from: instantOf(placed.delivery.from),
    to: instantOf(placed.delivery.to),
  },
  isDeliveryChangeable: isDeliveryChangeable(placed) || undefined,
  payment: paymentOf(state, placed, context),
  cheque: placed.cheque,
  isReserved: isReserved(placed),
  parentOrderId: placed.parentOrderId,
  wallet: walletShare(placed.totals, placed.fromWallet),
  cancellable: cancellableOf(state, placed),
  cancellations: placed.cancellations?.map(({ at, reason, lines, refund }) => ({
    at: instantOf(at),
    reason,
    lines: cartItems(state, context.catalogue, lines, context.locale),
    refund: { amount: rials(refund.amount), to: refund.to },
  })),
  returnable: returnableOf(state, placed, context.now),
  returns: placed.returns?.map((stored) => returnOf(state, stored, context)),
})

/** 401 for guests, 404 for an order of somebody else. */
export function ownOrder(state: World, id: string, context: Context): { placed: PlacedOrder } | Refusal {
  const member = requireMember(state, context)
  if (isRefusal(member)) return member
  const placed = ownEntry(state.orders, id)
  return placed?.owner === member.mobile ? { placed } : refuse(context, 404, 'orderUnknown')
}

export const order: Behaviour<typeof contracts.order> = (state, input, context) => {
  const found = ownOrder(state, input.id, context)
  return isRefusal(found) ? found : { state, data: orderOf(state, found.placed, context) }
}

/** 404 unless the order is reserved. */
export const reserve: Behaviour<typeof contracts.reserve> = (state, input, context) => {
  const found = ownOrder(state, input.id, context)
  if (isRefusal(found)) return found
  if (!isReserved(found.placed)) return refuse(context, 404, 'orderUnknown')
  return { state, data: orderOf(state, found.placed, context) }
}

/** The caller’s orders, newest first; `from` and `to` are Tehran days, both included. */
export const orders: Behaviour<typeof contracts.orders> = (state, input, context) =>
  asMember(state, context, (member) => {
    const own = Object.values(state.orders).filter((placed) => {
      const day = tehranDay(placed.placedAt)
      return placed.owner === member.mobile && day >= (input.from ?? day) && day <= (input.to ?? day)
    })
    const newestFirst = own.toSorted(
      (one, other) => other.placedAt - one.placedAt || other.id.localeCompare(one.id),
    )
    return {
      state,
      data: newestFirst.map((placed) => ({
        productOrderId: placed.id,
        kind: placed.kind,
        status: statusOf(placed),
        placedAt: instantOf(placed.placedAt),
        itemCount: itemCountOf(placed.lines),
        payable: placed.totals.payable,
        pictures: cartItems(state, context.catalogue, placed.lines, context.locale).map(
          (line) => line.picture,
        ),
        isReserved: isReserved(placed),
        isPartlyCancelled:
          (statusOf(placed) !== 'cancelled' && placed.cancellations !== undefined) || undefined,
      })),
    }
  })

export const payment: Behaviour<typeof contracts.payment> = (state, input, context) =>
  asMember(state, context, (member) => {
    const record = ownEntry(state.payments, input.paymentId)
    if (record?.owner !== member.mobile || record.orderId === null)
      return refuse(context, 404, 'paymentUnknown')
    return {
      state,
      data: {
        paymentId: record.id,
        productOrderId: record.orderId,
        amount: rials(record.amount),
        status: record.status,
      },
    }
  })

export const merchants: Behaviour<typeof contracts.merchants> = (state, _input, { locale }) => ({
  state,
  data: merchantsIn(locale),
})

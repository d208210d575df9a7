import type * as contracts from '#contracts/after-order.ts'
import type { Behaviour } from './behaviour.ts'
import { isRefusal, refuse } from './behaviour.ts'
import { messageText } from './messages.ts'
import { notifyOfCancellation } from './order-notices.ts'
import { orderOf, ownOrder } from './orders.ts'
import {
  cancellableOf,
  fromWalletWithout,
  isUnsent,
  refundOfLines,
  refundWay,
  totalsWithout,
} from './refunds.ts'
import { settlePayment } from './settle-payment.ts'
import type { OrderLine, PlacedOrder, StoredCancellation, World } from './world.ts'
import { ownEntry } from './world.ts'
import { creditWallet } from './wallet-entries.ts'

/** 409 once the order is sent or cancelled, 422 for a line that it does not have. */
export const cancelOrder: Behaviour<typeof contracts.cancelOrder> = (state, input, context) => {
  const found = ownOrder(state, input.id, context)
  if (isRefusal(found)) return found
  const { placed } = found
  const { attemptId, reason, lineIds = placed.lines.map(({ id }) => id) } = input
  if (placed.cancellations?.some((known) => known.attemptId === attemptId))
    return { state, data: orderOf(state, placed, context) }
  const cancellable = cancellableOf(state, placed)
  if (!cancellable) return refuse(context, 409, 'orderNotCancellable')
  const lines = placed.lines.filter(({ id }) => lineIds.includes(id))
  if (lines.length !== new Set(lineIds).size) return refuse(context, 422, 'orderLineUnknown')

  const isWhole = lines.length === placed.lines.length
  const amount = isWhole ? cancellable.whole.amount : refundOfLines(state, placed, lines)
  const refund = { amount, to: refundWay(state, placed) }
  const cancellation = { attemptId, at: context.now, reason, lines, refund }
  const cancelled = isWhole
    ? withWholeCancelled(state, placed, cancellation)
    : withLinesCancelled(state, placed, cancellation)
  const next = notifyOfCancellation(withRefund(cancelled, placed, cancellation), placed, cancellation)
  return {
    state: next,
    data: orderOf(next, next.orders[placed.id]!, context),
    messages: [messageText(context.locale, 'orderCancelled')],
  }
}

function withRefund(state: World, { id, owner }: PlacedOrder, { at, refund }: StoredCancellation): World {
  if (refund.to !== 'wallet') return state
  return creditWallet(state, owner, { kind: 'refund', amount: refund.amount, at, orderId: id })
}

const withCancellation = (order: PlacedOrder, cancellation: StoredCancellation): PlacedOrder => ({
  ...order,
  cancellations: [...(order.cancellations ?? []), cancellation],
})

function withWholeCancelled(state: World, order: PlacedOrder, cancellation: StoredCancellation): World {
  const step = { status: 'cancelled', at: cancellation.at } as const
  const cancelled = {
    ...withCancellation(order, cancellation),
    history: [...order.history, step],
  }
  const next = giveBack(state, cancelled, order.lines, order.totals.bonus.amount)
  return withPayment(withParentReserved(next, order.parentOrderId), order, (payment) => ({
    ...payment,
    status: payment.status === 'paid' ? 'paid' : 'cancelled',
  }))
}

function withLinesCancelled(state: World, order: PlacedOrder, cancellation: StoredCancellation): World {
  const { lines: gone } = cancellation
  const totals = totalsWithout(order, gone)
  const lines = order.lines.filter((line) => !gone.includes(line))
  const fromWallet = fromWalletWithout(order, gone)
  const changed = { ...withCancellation(order, cancellation), lines, totals, fromWallet }
  const remaining = totals.payable.amount - fromWallet
  const rest = giveBack(state, changed, gone, order.totals.bonus.amount - totals.bonus.amount)
  const next = withPayment(rest, order, (payment) =>
    payment.status === 'paid' ? payment : { ...payment, amount: remaining },
  )
  return order.paymentId !== null && remaining === 0
    ? settlePayment(next, order.paymentId, 'paid', cancellation.at)
    : next
}

function giveBack(state: World, order: PlacedOrder, gone: readonly OrderLine[], bonus: number): World {
  const sold = { ...state.sold }
  for (const { productItemId, count } of gone) sold[productItemId] = (sold[productItemId] ?? 0) - count
  const member = state.members[order.owner]!
  return {
    ...state,
    sold,
    orders: { ...state.orders, [order.id]: order },
    members: { ...state.members, [member.mobile]: { ...member, bonus: member.bonus + bonus } },
  }
}

/** The reserved order that was to go along waits for the next one. */
function withParentReserved(state: World, parentOrderId: string | null): World {
  const parent = parentOrderId === null ? undefined : ownEntry(state.orders, parentOrderId)
  if (!parent || !isUnsent(parent)) return state
  return { ...state, orders: { ...state.orders, [parent.id]: { ...parent, wantsReserve: true } } }
}

type Payment = World['payments'][string]

function withPayment(state: World, { paymentId }: PlacedOrder, change: (payment: Payment) => Payment): World {
  const payment = paymentId === null ? undefined : ownEntry(state.payments, paymentId)
  return payment ? { ...state, payments: { ...state.payments, [payment.id]: change(payment) } } : state
}

import { notifyOfStatus } from './order-notices.ts'
import type { PaymentRecord, PlacedOrder, World } from './world.ts'
import { creditWallet } from './wallet-entries.ts'
import { ownEntry } from './world.ts'

export type PaymentOutcome = Exclude<PaymentRecord['status'], 'pending'>

export const isPaymentOutcome = (value: unknown): value is PaymentOutcome =>
  value === 'paid' || value === 'failed' || value === 'cancelled'

export function withOrderStatus(state: World, orderId: string, step: PlacedOrder['history'][number]): World {
  const order = ownEntry(state.orders, orderId)
  if (!order) return state
  const changed = { ...order, history: [...order.history, step] }
  return notifyOfStatus({ ...state, orders: { ...state.orders, [orderId]: changed } }, changed)
}

/** Milliseconds; a top-up that nobody has paid by then cannot be paid any more. */
const topUpLifetime = 20 * 60_000

export const isPaymentExpired = ({ orderId, openedAt, status }: PaymentRecord, now: number) =>
  orderId === null && status !== 'paid' && now >= openedAt + topUpLifetime

const isCancelled = (state: World, { orderId }: PaymentRecord) =>
  orderId !== null && state.orders[orderId]?.history.at(-1)?.status === 'cancelled'

/** Paid is final; a failed or cancelled payment may be retried, unless the order is cancelled. */
export function settlePayment(state: World, paymentId: string, status: PaymentOutcome, now: number): World {
  const payment = ownEntry(state.payments, paymentId)
  if (!payment || payment.status === 'paid' || isPaymentExpired(payment, now)) return state
  if (isCancelled(state, payment)) return state
  const settled = { ...state, payments: { ...state.payments, [paymentId]: { ...payment, status } } }
  if (status !== 'paid') return settled
  const { orderId, owner, amount } = payment
  return orderId === null
    ? creditWallet(settled, owner, { kind: 'topUp', amount, at: now })
    : withOrderStatus(settled, orderId, { status, at: now })
}

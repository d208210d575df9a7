import type { PaymentRecord, PlacedOrder, World } from './world.ts'
import { ownEntry } from './world.ts'

export type PaymentOutcome = Exclude<PaymentRecord['status'], 'pending'>

export const isPaymentOutcome = (value: unknown): value is PaymentOutcome =>
  value === 'paid' || value === 'failed' || value === 'cancelled'

export function withOrderStatus(state: World, orderId: string, step: PlacedOrder['history'][number]): World {
  const order = ownEntry(state.orders, orderId)
  if (!order) return state
  return {
    ...state,
    orders: { ...state.orders, [orderId]: { ...order, history: [...order.history, step] } },
  }
}

/** Paid is final; a failed or cancelled payment may be retried. */
export function settlePayment(state: World, paymentId: string, status: PaymentOutcome, now: number): World {
  const payment = ownEntry(state.payments, paymentId)
  if (!payment || payment.status === 'paid') return state
  const settled = { ...state, payments: { ...state.payments, [paymentId]: { ...payment, status } } }
  return status === 'paid' ? withOrderStatus(settled, payment.orderId, { status, at: now }) : settled
}

import type { PaymentRecord, PlacedOrder, World } from './world.ts'
import { ownRow } from './world.ts'

export type SettledAs = Exclude<PaymentRecord['status'], 'pending'>

export const isSettledAs = (value: unknown): value is SettledAs =>
  value === 'paid' || value === 'failed' || value === 'cancelled'

/** What became of an order next. */
export function withStep(state: World, orderId: string, step: PlacedOrder['history'][number]): World {
  const order = ownRow(state.orders, orderId)
  if (!order) return state
  return {
    ...state,
    orders: { ...state.orders, [orderId]: { ...order, history: [...order.history, step] } },
  }
}

/** Records what became of a payment. What is paid stays paid; a failed or cancelled one may be tried again. */
export function settle(state: World, paymentId: string, status: SettledAs, now: number): World {
  const payment = ownRow(state.payments, paymentId)
  if (!payment || payment.status === 'paid') return state
  const settled = { ...state, payments: { ...state.payments, [paymentId]: { ...payment, status } } }
  return status === 'paid' ? withStep(settled, payment.orderId, { status, at: now }) : settled
}

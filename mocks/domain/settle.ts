import type { PaymentRecord, World } from './world.ts'
import { ownRow } from './world.ts'

export type SettledAs = Exclude<PaymentRecord['status'], 'pending'>

export const isSettledAs = (value: unknown): value is SettledAs =>
  value === 'paid' || value === 'failed' || value === 'cancelled'

/** Records what became of a payment. What is paid stays paid; a failed or cancelled one may be tried again. */
export function settle(state: World, paymentId: string, status: SettledAs): World {
  const payment = ownRow(state.payments, paymentId)
  if (!payment || payment.status === 'paid') return state
  return { ...state, payments: { ...state.payments, [paymentId]: { ...payment, status } } }
}

import type { Order, OrderResult } from '#contracts/orders.ts'
import { paymentAddress } from '#src/api/payment-address.ts'

/** The payment page to open for an online order with a payment id; null stays on the order page. */
export function paymentAfter({ isOnline, isCheque, paymentId, paymentUrl }: OrderResult): string | null {
  if (!isOnline || isCheque || !paymentId || !paymentUrl) return null
  return paymentAddress(paymentId, paymentUrl)
}

export type Outcome =
  | 'paid'
  | 'pending'
  | 'failed'
  | 'cancelled'
  | 'offline'
  | 'cheque'
  | 'nothingToPay'
  | 'sent'
  | 'delivered'
  | 'void'
  /** The server says a word that this build does not know. */
  | 'unknown'

type OrderState = Pick<Order, 'kind' | 'status' | 'payment'>

/** Delivery takes precedence over payment. A status that is not known is neither. */
export function outcomeOf({ kind, status, payment }: OrderState): Outcome {
  if (status === 'cancelled') return 'void'
  if (status === 'sent' || status === 'delivered' || status === 'unknown') return status
  if (kind !== 'online') return kind
  return payment?.status ?? (status === 'paid' ? 'paid' : 'nothingToPay')
}

/** Not with a payment status that is not known: it may be paid. */
export const isPayable = ({ status, payment }: OrderState) =>
  status === 'awaitingPayment' && payment !== null && !['paid', 'unknown'].includes(payment.status)

const owedOutcomes: readonly Outcome[] = ['pending', 'failed', 'cancelled', 'offline', 'cheque']

/** Offline orders are paid on delivery. */
export const isOwed = (order: OrderState) =>
  owedOutcomes.includes(outcomeOf(order)) || (order.kind === 'offline' && order.status === 'sent')

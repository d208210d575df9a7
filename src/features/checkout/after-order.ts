import type { Order, OrderResult } from '#contracts/orders.ts'

type Mode = { development: boolean }

/** Where a payment is made; in development on the mock server's test page, whatever the server says. */
export function paymentAddress(paymentId: string, paymentUrl: string, { development }: Mode): string {
  return development ? `/api/payment/test/${encodeURIComponent(paymentId)}?test=true` : paymentUrl
}

/**
 * The payment page to open once the order is placed: for an online order with a payment id.
 * Everything else, a cheque and an online order without one too, stays on the order page: null.
 */
export function paymentAfter(
  { isOnline, isCheque, paymentId, paymentUrl }: OrderResult,
  mode: Mode,
): string | null {
  if (!isOnline || isCheque || !paymentId || !paymentUrl) return null
  return paymentAddress(paymentId, paymentUrl, mode)
}

/** What there is to say of an order on its page, by the keys of `order.outcome`. */
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

type Standing = Pick<Order, 'kind' | 'status' | 'payment'>

/** How far the order came counts before how it was paid. */
export function outcomeOf({ kind, status, payment }: Standing): Outcome {
  if (status === 'cancelled') return 'void'
  if (status === 'sent' || status === 'delivered') return status
  if (kind !== 'online') return kind
  return payment?.status ?? 'nothingToPay'
}

/** Money is still to be sent for it. */
export const isPayable = ({ status, payment }: Standing) =>
  status === 'awaitingPayment' && payment !== null && payment.status !== 'paid'

import type { OrderResult } from '#contracts/orders.ts'

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

import type { OrderResult } from '#contracts/orders.ts'

/** Where a shopper goes once the order is placed. */
export type NextStep =
  | { to: 'payment'; url: string; paymentId: string }
  | { to: 'order'; productOrderId: string }

type Mode = { development: boolean }

/** In development the payment page is the mock server's. */
const testPayment = (paymentId: string) => `/api/payment/test/${encodeURIComponent(paymentId)}?test=true`

/** Online with a payment id: the payment page. Everything else, a cheque and an order without one too: the order page. */
export function nextStep(result: OrderResult, { development }: Mode): NextStep {
  const { isOnline, isCheque, paymentId, paymentUrl, productOrderId } = result
  if (!isOnline || isCheque || !paymentId) return { to: 'order', productOrderId }
  const url = development ? testPayment(paymentId) : paymentUrl
  return url ? { to: 'payment', url, paymentId } : { to: 'order', productOrderId }
}

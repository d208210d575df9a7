export function paymentAddress(paymentId: string, paymentUrl: string): string {
  return import.meta.env.DEV ? `/api/payment/test/${encodeURIComponent(paymentId)}?test=true` : paymentUrl
}

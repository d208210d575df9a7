type Mode = { development: boolean }

export function paymentAddress(paymentId: string, paymentUrl: string, { development }: Mode): string {
  return development ? `/api/payment/test/${encodeURIComponent(paymentId)}?test=true` : paymentUrl
}

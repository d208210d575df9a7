import type { TopUpPayment } from './wallet-queries.ts'

/** Not one whose state is unknown: it may be paid. */
export const isTopUpPayable = (status: TopUpPayment['status'] | 'missing') =>
  status === 'pending' || status === 'failed' || status === 'cancelled'

import type { Cancellable } from '#contracts/cancellations.ts'
import type { Refund } from '#contracts/refunds.ts'

/** What the server pays back for some lines; all lines together have the price of the delivery too. */
export function cancelRefund({ to, whole, lines }: Cancellable, chosen: readonly number[]): Refund {
  const refunds = lines.filter(({ id }) => chosen.includes(id)).map(({ refund }) => refund.amount)
  if (refunds.length === lines.length) return { to, amount: whole }
  return { to, amount: { ...whole, amount: refunds.reduce((sum, amount) => sum + amount, 0) } }
}

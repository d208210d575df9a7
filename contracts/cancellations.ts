import * as z from 'zod/mini'
import { CartItem } from './cart.ts'
import { Refund, RefundWay } from './refunds.ts'
import { openEnum } from './tolerance.ts'
import { Id, Instant, Money } from './values.ts'

export const cancelReasons = ['changedMind', 'tooLate', 'cheaperElsewhere', 'mistake', 'other'] as const
export const CancelReason = z.enum(cancelReasons)
export type CancelReason = z.output<typeof CancelReason>

/** What may still be cancelled. `whole` has the delivery price too, which single lines do not pay back. */
export const Cancellable = z.object({
  to: RefundWay,
  whole: Money,
  lines: z.array(z.object({ id: Id, refund: Money })),
})
export type Cancellable = z.output<typeof Cancellable>

export const Cancellation = z.object({
  at: Instant,
  reason: openEnum(cancelReasons),
  lines: z.array(CartItem),
  refund: Refund,
})
export type Cancellation = z.output<typeof Cancellation>

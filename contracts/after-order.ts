import * as z from 'zod/mini'
import { CancelReason } from './cancellations.ts'
import { post } from './endpoint.ts'
import { Order, ProductOrderId } from './orders.ts'
import { AttemptId, Id } from './values.ts'

/** Without `lineIds` the whole order. 409 once it is sent. Idempotent by `attemptId`. */
export const cancelOrder = post('/api/productOrder/cancel', {
  input: z.object({
    id: ProductOrderId,
    lineIds: z.optional(z.array(Id).check(z.minLength(1))),
    reason: CancelReason,
    attemptId: AttemptId,
  }),
  output: Order,
  provenance: 'assumed',
  access: 'member',
})

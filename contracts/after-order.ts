import * as z from 'zod/mini'
import { CancelReason } from './cancellations.ts'
import { get, post } from './endpoint.ts'
import { Order, ProductOrderId } from './orders.ts'
import { UploadedPicture } from './pictures.ts'
import { ChosenRefundWay } from './refunds.ts'
import { ReturnReason, ReturnedLine, maxReturnPictures, maxReturnText } from './returns.ts'
import { tolerant } from './tolerance.ts'
import { AttemptId, Id, Instant } from './values.ts'

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

export const DeliveryWindow = z.object({ from: Instant, to: Instant })
export type DeliveryWindow = z.output<typeof DeliveryWindow>

/** Free windows of the order’s delivery method, the soonest first; none once it is sent. */
export const deliveryWindows = get('/api/productOrder/deliveryWindows', {
  input: z.object({ id: ProductOrderId }),
  output: tolerant(z.array(DeliveryWindow), 1),
  payload: 'list',
  provenance: 'assumed',
  access: 'member',
})

/** 409 once the order is sent, 422 for a window that is not free. Repeating it changes nothing. */
export const changeDelivery = post('/api/productOrder/changeDelivery', {
  input: z.object({ id: ProductOrderId, from: Instant }),
  output: Order,
  provenance: 'assumed',
  access: 'member',
})

/**
 * 409 before the delivery, after `until` and for pieces that are being returned already; 422 for unknown lines, a way
 * that is not offered, and `other` without a text. A refused return may be asked for again. Idempotent by `attemptId`.
 */
export const requestReturn = post('/api/productOrder/return', {
  input: z.object({
    id: ProductOrderId,
    lines: z.array(ReturnedLine).check(z.minLength(1), z.maxLength(200)),
    reason: ReturnReason,
    text: z.string().check(z.trim(), z.maxLength(maxReturnText)),
    pictures: z.array(UploadedPicture).check(z.maxLength(maxReturnPictures)),
    to: ChosenRefundWay,
    attemptId: AttemptId,
  }),
  output: Order,
  provenance: 'assumed',
  access: 'member',
})

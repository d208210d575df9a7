import * as z from 'zod/mini'
import { post } from './endpoint.ts'
import { OrderHistory, ProductOrderId, Status } from './orders.ts'
import { tolerant } from './tolerance.ts'
import { Instant, Mobile, Picture, Tally } from './values.ts'

/** What the number and the mobile of an order may show: no name, address or price. */
export const TrackedOrder = z.object({
  productOrderId: ProductOrderId,
  status: Status,
  placedAt: Instant,
  history: OrderHistory,
  lines: tolerant(
    z.array(z.object({ title: z.string(), variant: z.string(), count: Tally, picture: Picture })),
    1,
  ),
  delivery: z.nullable(z.object({ title: z.string(), from: Instant, to: Instant })),
})
export type TrackedOrder = z.output<typeof TrackedOrder>

/** A POST, so that no log has the mobile. 404 alike for an unknown number and a wrong mobile; 429 after some of them. */
export const trackOrder = post('/api/productOrder/track', {
  input: z.object({ id: ProductOrderId, mobile: Mobile }),
  output: TrackedOrder,
  provenance: 'assumed',
})

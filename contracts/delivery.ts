import * as z from 'zod/mini'
import { get } from './endpoint.ts'
import { tolerant } from './tolerance.ts'
import { Day, Id, Money, NoInput, queryInt } from './values.ts'

export const City = z.object({ id: Id, title: z.string(), province: z.string() })
export type City = z.output<typeof City>

export const deliveryCities = get('/api/delivery/cities', {
  input: NoInput,
  output: tolerant(z.array(City), 1),
  payload: 'list',
  provenance: 'assumed',
})

/**
 * The window and price equal those of a method that `getDelivery` offers for a cart with one of the variant and an address in
 * the city. Days are in Tehran.
 */
export const deliveryEstimate = get('/api/delivery/estimate', {
  input: z.object({
    cityId: queryInt.check(z.positive()),
    productItemId: queryInt.check(z.positive()),
  }),
  output: z.object({ city: City, from: Day, to: Day, price: Money }),
  provenance: 'assumed',
})

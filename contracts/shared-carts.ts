import * as z from 'zod/mini'
import { CartItem } from './cart.ts'
import { get, post } from './endpoint.ts'
import { tolerant } from './tolerance.ts'
import { BasketId, Instant, Tally } from './values.ts'

/** Days for which a link opens. */
export const sharedCartDays = 30

/** `unitPriceBefore`: the unit price when it was shared, if it has changed since. */
export const SharedCartLine = z.omit(CartItem, { id: true })
export type SharedCartLine = z.output<typeof SharedCartLine>

/** A link to what the cart holds now; 409 without lines. The same lines get the same link until it expires. */
export const shareCart = post('/api/cart/share', {
  input: z.object({ uniqueId: BasketId }),
  output: z.object({
    /** Nobody can guess it, and it says nothing of the basket id. */
    shareId: z.string().check(z.regex(/^[\w-]{20,64}$/)),
    expiresAt: Instant,
  }),
  provenance: 'assumed',
})

/** `goneCount`: lines whose product has left the shop. 404 for a link that is unknown or expired. */
export const sharedCart = get('/api/cart/shared', {
  input: z.object({ shareId: z.string().check(z.maxLength(64)) }),
  output: z.object({ lines: tolerant(z.array(SharedCartLine)), goneCount: Tally, expiresAt: Instant }),
  provenance: 'assumed',
})

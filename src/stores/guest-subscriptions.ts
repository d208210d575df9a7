import * as z from 'zod/mini'
import { SubscriptionId, subscriptionKinds } from '#contracts/notices.ts'
import type { ProductItem } from '#contracts/product.ts'
import { Id, Money } from '#contracts/values.ts'
import { persisted } from './persisted.ts'

const Kept = z.object({
  id: SubscriptionId,
  productItemId: Id,
  kind: z.enum(subscriptionKinds),
  wantedPrice: z.nullable(Money),
  priceThen: z.optional(Money),
})
type Kept = z.output<typeof Kept>

/** What a guest waits for: a server lists it to nobody, and takes it back by its id. */
export const guestSubscriptions = persisted(
  'zarrin-personal-guest-subscriptions',
  z.object({ kept: z.catch(z.array(Kept), []) }),
)

const without = (id: string) => guestSubscriptions.kept.filter((one) => one.id !== id)

export function guestSubscribed({ id, productItemId, kind, wantedPrice, priceThen }: Kept) {
  guestSubscriptions.kept = [...without(id), { id, productItemId, kind, wantedPrice, priceThen }]
}

export function guestUnsubscribed(id: string) {
  guestSubscriptions.kept = without(id)
}

type Item = Pick<ProductItem, 'id' | 'price' | 'stockLeft'>

const isDue = ({ kind, wantedPrice, priceThen }: Kept, { price, stockLeft }: Item) =>
  kind === 'backInStock'
    ? stockLeft > 0
    : price.amount <= (wantedPrice?.amount ?? (priceThen?.amount ?? 0) - 1)

/** A subscription ends with its notice, of which the server tells nothing here. */
export function guestSawItem(item: Item) {
  guestSubscriptions.kept = guestSubscriptions.kept.filter(
    (one) => one.productItemId !== item.id || !isDue(one, item),
  )
}

import * as z from 'zod/mini'
import { SubscriptionId, subscriptionKinds } from '#contracts/notices.ts'
import { Id, Money } from '#contracts/values.ts'
import { persisted } from './persisted.ts'

const Kept = z.object({
  id: SubscriptionId,
  productItemId: Id,
  kind: z.enum(subscriptionKinds),
  wantedPrice: z.nullable(Money),
})
type Kept = z.output<typeof Kept>

/** What a guest waits for: a server lists it to nobody, and takes it back by its id. */
export const guestSubscriptions = persisted(
  'zarrin-personal-guest-subscriptions',
  z.object({ kept: z.catch(z.array(Kept), []) }),
)

const without = (id: string) => guestSubscriptions.kept.filter((one) => one.id !== id)

export function guestSubscribed({ id, productItemId, kind, wantedPrice }: Kept) {
  guestSubscriptions.kept = [...without(id), { id, productItemId, kind, wantedPrice }]
}

export function guestUnsubscribed(id: string) {
  guestSubscriptions.kept = without(id)
}

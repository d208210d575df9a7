import { expect, test } from 'vitest'
import { rials } from '#contracts/values.ts'
import { guestSawItem, guestSubscribed, guestSubscriptions } from './guest-subscriptions.ts'

const item = { id: 7, price: rials(1_000), stockLeft: 3 }
const id = 'subscription-of-a-guest'
const kept = {
  id,
  productItemId: item.id,
  kind: 'cheaper',
  wantedPrice: null,
  priceThen: item.price,
} as const
const soldOut = { ...item, stockLeft: 0 }

test.each([
  ['in stock again', { ...kept, kind: 'backInStock' }, item, soldOut],
  ['cheaper than it was', kept, { ...item, price: rials(999) }, item],
  [
    'as cheap as wanted',
    { ...kept, wantedPrice: rials(800) },
    { ...item, price: rials(800) },
    { ...item, price: rials(801) },
  ],
] as const)('a subscription of a guest ends with a variant that is %s', (_name, subscription, due, early) => {
  guestSubscribed(subscription)
  guestSawItem(early)
  guestSawItem({ ...due, id: 8 })
  expect(guestSubscriptions.kept).toEqual([subscription])
  guestSawItem(due)
  expect(guestSubscriptions.kept).toEqual([])
})

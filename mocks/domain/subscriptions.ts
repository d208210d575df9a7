import type { Subscription } from '#contracts/notices.ts'
import type * as contracts from '#contracts/notices.ts'
import { rials } from '#contracts/values.ts'
import type { Behaviour, Context, Refusal } from './behaviour.ts'
import { isRefusal, refuse } from './behaviour.ts'
import { codeRefusal, consumeCode } from './codes.ts'
import { instantOf } from './instant.ts'
import { asMember, callerOf } from './member.ts'
import { nextSecret } from './seeded-ids.ts'
import { findItem, stockLeft } from './stock.ts'
import type { StoredSubscription, World } from './world.ts'

const secretLength = 24

function subscriptionView(subscription: StoredSubscription, context: Context): Subscription | null {
  const { id, kind, productItemId, priceThen, wantedPrice, since } = subscription
  const found = findItem(context.catalogue, productItemId, context.locale)
  if (!found) return null
  const { product, item } = found
  return {
    id,
    kind,
    productItemId,
    catLabel: product.catLabel,
    label: product.label,
    title: product.title,
    variant: item.title,
    picture: item.pictures[0] ?? product.picture,
    price: item.price,
    priceThen: rials(priceThen),
    wantedPrice: wantedPrice === null ? null : rials(wantedPrice),
    since: instantOf(since),
  }
}

export const subscriptions: Behaviour<typeof contracts.subscriptions> = (state, _input, context) =>
  asMember(state, context, ({ mobile }) => ({
    state,
    data: state.subscriptions
      .filter((subscription) => subscription.mobile === mobile)
      .map((subscription) => subscriptionView(subscription, context))
      .filter((subscription) => subscription !== null)
      .toReversed(),
  }))

type Guest = { mobile: string; code: string } | undefined
type Waiting = { state: World; mobile: string; isGuests: boolean }

/** The member, or a guest whose code is right, which uses the code up. */
function whoWaits(state: World, guest: Guest, context: Context): Waiting | Refusal {
  const member = callerOf(state, context)
  if (member) return { state, mobile: member.mobile, isGuests: false }
  if (!guest) return refuse(context, 401, 'signIn')
  const refusal = codeRefusal(state, guest.mobile, guest.code, context)
  return refusal ?? { state: consumeCode(state, guest.mobile), mobile: guest.mobile, isGuests: true }
}

export const subscribe: Behaviour<typeof contracts.subscribe> = (state, input, context) => {
  const { productItemId, kind, wantedPrice = null, guest } = input
  const found = findItem(context.catalogue, productItemId, context.locale)
  if (!found) return refuse(context, 404, 'productGone')
  if (kind === 'backInStock' && stockLeft(state, found.item) > 0) return refuse(context, 409, 'stillInStock')
  const priceNow = found.item.price.amount
  if (wantedPrice && wantedPrice.amount >= priceNow)
    return refuse(context, 422, 'wantedTooHigh', {}, { field: 'wantedPrice' })
  const waiting = whoWaits(state, guest, context)
  if (isRefusal(waiting)) return waiting
  const { mobile, isGuests } = waiting
  const isSame = (other: StoredSubscription) =>
    other.mobile === mobile && other.kind === kind && other.productItemId === productItemId
  const known = state.subscriptions.find(isSame)
  const [next, id] = known
    ? [waiting.state, known.id]
    : nextSecret(waiting.state, 'subscription', secretLength)
  const saved: StoredSubscription = {
    id,
    mobile,
    isGuests: known?.isGuests || isGuests,
    kind,
    productItemId,
    priceThen: known?.priceThen ?? priceNow,
    wantedPrice: wantedPrice?.amount ?? null,
    since: known?.since ?? context.now,
  }
  const others = state.subscriptions.filter((other) => !isSame(other))
  return {
    state: { ...next, subscriptions: [...others, saved] },
    data: subscriptionView(saved, context)!,
  }
}

/** A guest's is taken back by whoever knows its id, a member's by that member. If both subscribed, either may. */
export const unsubscribe: Behaviour<typeof contracts.unsubscribe> = (state, { id }, context) => {
  const mobile = callerOf(state, context)?.mobile
  const known = state.subscriptions.find((subscription) => subscription.id === id)
  if (!known || !(known.isGuests || known.mobile === mobile))
    return refuse(context, 404, 'subscriptionUnknown')
  return {
    state: { ...state, subscriptions: state.subscriptions.filter((other) => other !== known) },
    data: null,
  }
}

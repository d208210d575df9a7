import type { SubscriptionKind } from '#contracts/notices.ts'
import { dayInMs } from '#i18n/tehran.ts'
import type { Catalogue } from '../shop/catalogue/catalogue.ts'
import type { Text } from '../shop/catalogue/seed.ts'
import { withModerationNotices } from './moderation-notices.ts'
import { filled, titleOf, tomans } from './notice-texts.ts'
import { notify } from './notices.ts'
import { withPrices } from './prices.ts'
import { findItem, stockLeft } from './stock.ts'
import type { StoredSubscription, World } from './world.ts'

/** The mocked shop serves who waits: a sold-out variant is back, and a price falls by a tenth, this long after. */
const restockedAfter = 3 * dayInMs
const reducedAfter = 5 * dayInMs
const restockedCount = 5
const reduction = 0.9
const thousandToman = 10_000

const texts: Record<SubscriptionKind, Text> = {
  backInStock: ['دوباره موجود شد: {price}', 'Back in stock: {price}', 'Снова в наличии: {price}'],
  cheaper: [
    'ارزان‌تر شد: {price} به‌جای {before}',
    'Cheaper now: {price} instead of {before}',
    'Стало дешевле: {price}, было {before}',
  ],
}

type Subscription = StoredSubscription
type Item = { id: number; price: { amount: number }; stockLeft: number }

const currentItem = (state: World, catalogue: Catalogue, id: number): Item | undefined =>
  findItem(withPrices(catalogue, state.prices), id, 'fa')?.item

function served(state: World, { kind, since, priceThen }: Subscription, item: Item, now: number): World {
  if (kind === 'backInStock' && now >= since + restockedAfter && stockLeft(state, item) === 0)
    return { ...state, sold: { ...state.sold, [item.id]: item.stockLeft - restockedCount } }
  if (kind === 'cheaper' && now >= since + reducedAfter && item.price.amount >= priceThen) {
    const amount = Math.max(1, Math.round((priceThen * reduction) / thousandToman)) * thousandToman
    return amount < priceThen ? { ...state, prices: { ...state.prices, [item.id]: amount } } : state
  }
  return state
}

const isDue = (state: World, { kind, wantedPrice, priceThen }: Subscription, item: Item) =>
  kind === 'backInStock' ? stockLeft(state, item) > 0 : item.price.amount <= (wantedPrice ?? priceThen - 1)

function sent(state: World, subscription: Subscription, catalogue: Catalogue, now: number): World {
  const { kind, mobile, productItemId, priceThen, id } = subscription
  const row = catalogue.byItem.get(productItemId)!
  const price = currentItem(state, catalogue, productItemId)!.price.amount
  const left = state.subscriptions.filter((other) => other.id !== id)
  return notify({ ...state, subscriptions: left }, mobile, {
    kind,
    title: titleOf(row),
    text: filled(texts[kind], { price: tomans(price), before: tomans(priceThen) }),
    path: `/search/${row.leaf}/${row.label}?item=${productItemId}`,
    at: now,
  })
}

/** Sends what is due by now, each once. */
export const withDueNotices = (state: World, catalogue: Catalogue, now: number): World =>
  withModerationNotices(withServedSubscriptions(state, catalogue, now), catalogue, now)

/** Restocks and reduces what is waited for, and sends each due notice once: its subscription ends. */
function withServedSubscriptions(state: World, catalogue: Catalogue, now: number): World {
  return state.subscriptions.reduce((before, subscription) => {
    const item = currentItem(before, catalogue, subscription.productItemId)
    if (!item) return before
    const after = served(before, subscription, item, now)
    const current = currentItem(after, catalogue, item.id)!
    return isDue(after, subscription, current) ? sent(after, subscription, catalogue, now) : after
  }, state)
}

import { expect, test } from 'vitest'
import { notify } from './notices.ts'
import { withOrderStatus } from './settle-payment.ts'
import {
  amir,
  cartWith,
  expectRefusal,
  expectSuccess,
  item,
  openShop,
  sara,
  signedIn,
  stranger,
} from './test-shop.ts'
import type { TestShop } from './test-shop.ts'

const day = 24 * 3600
const code = '12345'
const why = { reason: 'changedMind' as const, text: '', pictures: [], to: 'wallet' as const }
const deliveredAt = Date.parse('2026-11-18T08:30:00Z')

type Visitor = ReturnType<TestShop['visitor']>

function told(shop: TestShop, visitor: Visitor = signedIn(shop)) {
  const { data } = expectSuccess(shop.call(visitor, 'notices', {}))
  return data.notices.map(({ kind, title, path, isRead }) => ({ kind, title, path, isRead }))
}

const waited = (shop: TestShop, visitor: Visitor = signedIn(shop)) =>
  expectSuccess(shop.call(visitor, 'subscriptions', {})).data

const back = { kind: 'backInStock', productItemId: item.soldOutCarpet } as const
const cheaper = { kind: 'cheaper', productItemId: item.enamel } as const

const restock = (shop: TestShop) =>
  shop.change((world) => ({ ...world, sold: { ...world.sold, [item.soldOutCarpet]: -2 } }))

test('a variant that is back in stock is told once, and its subscription ends', async () => {
  const shop = await openShop()
  expectSuccess(shop.call(signedIn(shop), 'subscribe', back))
  expect(told(shop)).toEqual([])
  restock(shop)
  const path = '/search/handwoven-carpets/carpet?item=10012'
  const notice = { kind: 'backInStock', title: 'Blue carpet', path, isRead: false }
  expect(told(shop)).toEqual([notice])
  expect(told(shop)).toEqual([notice])
  expect(waited(shop)).toEqual([])
})

test('a sold-out variant that somebody waits for is back after three days', async () => {
  const shop = await openShop()
  expectSuccess(shop.call(signedIn(shop), 'subscribe', back))
  shop.advance(3 * day - 1)
  expect(told(shop)).toEqual([])
  shop.advance(1)
  expect(told(shop)).toHaveLength(1)
  const { data } = expectSuccess(
    shop.call(shop.visitor(), 'product', { catLabel: 'handwoven-carpets', label: 'carpet' }),
  )
  expect(data.items.map(({ stockLeft }) => stockLeft)).toEqual([3, 5])
})

test('a price that somebody waits for falls by a tenth after five days, everywhere', async () => {
  const shop = await openShop()
  expectSuccess(shop.call(signedIn(shop), 'subscribe', cheaper))
  shop.advance(5 * day)
  expect(told(shop)).toMatchObject([{ kind: 'cheaper' }])
  const { data } = expectSuccess(shop.call(shop.visitor(), 'products', { category: 'enamel' }))
  expect(data.products).toMatchObject([
    { price: { amount: 8_100_000 }, oldPrice: { amount: 9_000_000 }, discountPercent: 10 },
  ])
})

test('a wanted price is waited for', async () => {
  const shop = await openShop()
  const wantedPrice = { amount: 8_000_000, unit: 'IRR' } as const
  expectSuccess(shop.call(signedIn(shop), 'subscribe', { ...cheaper, wantedPrice }))
  shop.advance(5 * day)
  expect(told(shop)).toEqual([])
  shop.change((world) => ({ ...world, prices: { [item.enamel]: 8_000_000 } }))
  expect(told(shop)).toHaveLength(1)
})

test('a subscription that was taken back sends nothing', async () => {
  const shop = await openShop()
  const visitor = signedIn(shop)
  const { id } = expectSuccess(shop.call(visitor, 'subscribe', back)).data
  expectSuccess(shop.call(visitor, 'unsubscribe', { id }))
  restock(shop)
  expect(told(shop)).toEqual([])
})

test('a second subscription of the same person adds nothing', async () => {
  const shop = await openShop()
  const visitor = signedIn(shop)
  const first = expectSuccess(shop.call(visitor, 'subscribe', back)).data
  expect(expectSuccess(shop.call(visitor, 'subscribe', back)).data).toEqual(first)
  expect(waited(shop)).toEqual([first])
})

test('a guest subscribes by a right code, and takes it back by its id', async () => {
  const shop = await openShop()
  const guest = shop.visitor()
  const subscribe = (entered?: string) =>
    shop.call(guest, 'subscribe', {
      ...back,
      guest: (entered && { mobile: stranger, code: entered }) || undefined,
    })
  expect(expectRefusal(subscribe()).status).toBe(401)
  expect(expectRefusal(subscribe('00000')).status).toBe(422)
  const { id } = expectSuccess(subscribe(code)).data
  expectSuccess(shop.call(guest, 'unsubscribe', { id }))
  expect(expectRefusal(shop.call(guest, 'unsubscribe', { id })).status).toBe(404)
})

test('the id of a member’s subscription is of no use to others', async () => {
  const shop = await openShop()
  const { id } = expectSuccess(shop.call(signedIn(shop), 'subscribe', back)).data
  for (const other of [shop.visitor(), signedIn(shop, amir)])
    expect(expectRefusal(shop.call(other, 'unsubscribe', { id })).status).toBe(404)
  expect(waited(shop)).toHaveLength(1)
})

test('a guest takes back by its id what the member of the mobile had asked for', async () => {
  const shop = await openShop()
  expectSuccess(shop.call(signedIn(shop), 'subscribe', back))
  const guest = shop.visitor()
  const { id } = expectSuccess(shop.call(guest, 'subscribe', { ...back, guest: { mobile: sara, code } })).data
  expectSuccess(shop.call(guest, 'unsubscribe', { id }))
  expect(waited(shop)).toEqual([])
})

test('a variant that is in stock or already that cheap takes no subscription', async () => {
  const shop = await openShop()
  const visitor = signedIn(shop)
  const inStock = shop.call(visitor, 'subscribe', { ...back, productItemId: item.carpet })
  expect(expectRefusal(inStock).status).toBe(409)
  const wantedPrice = { amount: 9_000_000, unit: 'IRR' } as const
  const refusal = expectRefusal(shop.call(visitor, 'subscribe', { ...cheaper, wantedPrice }))
  expect(refusal).toMatchObject({ status: 422, field: 'wantedPrice' })
})

test('notices are listed newest first, even those that become due at once', async () => {
  const shop = await openShop()
  const visitor = signedIn(shop)
  const returns = [item.bowl, item.enamel].map((productItemId) => {
    const uniqueId = cartWith(shop, visitor, productItemId)
    const { productOrderId: id } = expectSuccess(
      shop.cart(visitor, 'setOrder', { uniqueId, orderKind: 'offline' }),
    ).data
    shop.change((world) => withOrderStatus(world, id, { status: 'delivered', at: deliveredAt }))
    const { lines } = expectSuccess(shop.call(visitor, 'order', { id })).data
    return { ...why, id, lines: [{ id: lines[0]!.id, count: 1 }], attemptId: `attempt-${id}` }
  })
  for (const one of returns.toReversed()) {
    expectSuccess(shop.call(visitor, 'requestReturn', one))
    shop.advance(60)
  }
  shop.advance(5 * 3600)
  const { data } = expectSuccess(shop.call(signedIn(shop), 'notices', {}))
  const times = data.notices.map(({ at }) => at)
  expect(data.notices.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['returnApproved']))
  expect(times).toEqual(times.toSorted().toReversed())
})

test('a notice is read alone, or with all older ones, by its member only', async () => {
  const shop = await openShop()
  const text = ['یک', 'One', 'Один'] as const
  const sample = { kind: 'any', title: text, text, path: null, at: 0 }
  shop.change((world) => [1, 2, 3].reduce((before) => notify(before, sara, sample), world))
  const visitor = signedIn(shop)
  const reads = () => told(shop, visitor).map(({ isRead }) => isRead)
  expect(expectRefusal(shop.call(signedIn(shop, amir), 'readNotice', { id: 2 })).status).toBe(404)
  expectSuccess(shop.call(visitor, 'readNotice', { id: 3 }))
  expect(reads()).toEqual([true, false, false])
  expectSuccess(shop.call(visitor, 'readNotice', { id: 2, andOlder: true }))
  expect(reads()).toEqual([true, true, true])
})

import { expect, test } from 'vitest'
import { settlePayment, withOrderStatus } from './settle-payment.ts'
import { amir, cartWith, expectSuccess, item, openShop, sara, signedIn } from './test-shop.ts'
import type { TestShop } from './test-shop.ts'
import { creditWallet } from './wallet-entries.ts'

const hour = 3600

type Visitor = ReturnType<TestShop['visitor']>

/** By a new session, which has not expired. */
const told = (shop: TestShop, mobile = sara) =>
  expectSuccess(shop.call(signedIn(shop, mobile), 'notices', {})).data.notices.map(
    ({ kind, text, path }) => ({
      kind,
      text,
      path,
    }),
  )

const kinds = (shop: TestShop, mobile = sara) => told(shop, mobile).map(({ kind }) => kind)

async function shopWithOrder({ fromWallet = false } = {}) {
  const shop = await openShop()
  const visitor = signedIn(shop)
  if (fromWallet)
    shop.change((world) => creditWallet(world, sara, { kind: 'topUp', amount: 90_000_000, at: 0 }))
  const uniqueId = cartWith(shop, visitor, item.bowl, 2)
  expectSuccess(shop.cart(visitor, 'add', { uniqueId, productItemId: item.enamel, count: 1 }))
  const { productOrderId: id, paymentId } = expectSuccess(
    shop.cart(visitor, 'setOrder', { uniqueId, orderKind: 'online', fromWallet }),
  ).data
  return { shop, visitor, id, paymentId: paymentId! }
}

const cancel = (shop: TestShop, visitor: Visitor, id: string, lineIds?: number[]) =>
  expectSuccess(
    shop.call(visitor, 'cancelOrder', {
      id,
      lineIds,
      reason: 'changedMind',
      attemptId: `attempt-${lineIds}`,
    }),
  )

test('each step of an order is told once, with a link to the order', async () => {
  const { shop, id, paymentId } = await shopWithOrder()
  expect(told(shop)).toEqual([])
  for (const status of ['failed', 'paid', 'paid'] as const)
    shop.change((world) => settlePayment(world, paymentId, status, 1))
  const path = `/profile/accountorder/${id}`
  expect(told(shop)).toEqual([{ kind: 'orderPaid', text: `We are preparing order ${id}.`, path }])
  for (const status of ['sent', 'delivered'] as const)
    shop.change((world) => withOrderStatus(world, id, { status, at: 2 }))
  expect(kinds(shop)).toEqual(['orderDelivered', 'orderSent', 'orderPaid'])
  expect(kinds(shop, amir)).toEqual([])
})

test('an order that the wallet pays is told as paid', async () => {
  const { shop } = await shopWithOrder({ fromWallet: true })
  expect(kinds(shop)).toEqual(['orderPaid'])
})

test('a cancellation is told once, with what comes back', async () => {
  const { shop, visitor, id } = await shopWithOrder({ fromWallet: true })
  const { lines } = expectSuccess(shop.call(visitor, 'order', { id })).data
  cancel(shop, visitor, id, [lines[1]!.id])
  cancel(shop, visitor, id, [lines[1]!.id])
  cancel(shop, visitor, id)
  const path = `/profile/accountorder/${id}`
  expect(told(shop)).toEqual([
    {
      kind: 'orderCancelled',
      text: `Order ${id} is cancelled. 285,000 Toman is back in your wallet.`,
      path,
    },
    {
      kind: 'orderPartlyCancelled',
      text: `A part of order ${id} is cancelled. 900,000 Toman is back in your wallet.`,
      path,
    },
    expect.objectContaining({ kind: 'orderPaid' }),
  ])
})

test('nothing is said of money where nothing was paid', async () => {
  const { shop, visitor, id } = await shopWithOrder()
  cancel(shop, visitor, id)
  expect(told(shop)).toMatchObject([{ text: `Order ${id} is cancelled.` }])
})

const review = { product: 1003, stars: 4, title: '', kept: [], pictures: [] }

test('a published review is told of once, and again once its change has been checked', async () => {
  const { shop, visitor } = await shopWithOrder({ fromWallet: true })
  expectSuccess(shop.call(visitor, 'saveReview', { ...review, body: 'A fine bowl.' }))
  shop.advance(hour - 1)
  expect(kinds(shop)).toEqual(['orderPaid'])
  shop.advance(1)
  const published = {
    kind: 'reviewPublished',
    text: 'Thank you for writing about “Bowl”.',
    path: '/search/pottery/bowl',
  }
  expect(told(shop).slice(0, -1)).toEqual([published])
  expect(told(shop).slice(0, -1)).toEqual([published])
  expectSuccess(shop.call(signedIn(shop), 'saveReview', { ...review, body: 'Still a fine bowl.' }))
  shop.advance(hour)
  expect(kinds(shop)).toEqual(['reviewPublished', 'reviewPublished', 'orderPaid'])
})

test('a refused review leads to the page that says why', async () => {
  const { shop, visitor } = await shopWithOrder({ fromWallet: true })
  expectSuccess(shop.call(visitor, 'saveReview', { ...review, body: 'Call me: 0912 000 00 00' }))
  shop.advance(hour)
  expect(told(shop)[0]).toMatchObject({ kind: 'reviewRejected', path: '/profile/reviews' })
})

test('a question is answered after a day, and its author is told', async () => {
  const shop = await openShop()
  const visitor = signedIn(shop)
  expectSuccess(shop.call(visitor, 'askQuestion', { product: 1003, body: 'Does it go into the oven?' }))
  const answers = () =>
    expectSuccess(shop.call(visitor, 'questions', { product: 1003, text: 'oven' })).data.questions.map(
      (one) => one.answers.length,
    )
  shop.advance(24 * hour - 1)
  expect(answers()).toEqual([0])
  expect(told(shop)).toEqual([])
  shop.advance(1)
  expect(answers()).toEqual([1])
  const answered = {
    kind: 'questionAnswered',
    text: 'We have answered your question about “Bowl”.',
    path: '/search/pottery/bowl',
  }
  expect(told(shop)).toEqual([answered])
  expect(told(shop)).toEqual([answered])
})

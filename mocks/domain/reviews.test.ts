import { describe, expect, test } from 'vitest'
import type { saveReview } from '#contracts/reviews.ts'
import type { InputOf } from '#contracts/endpoint.ts'
import { amir, cartWith, expectRefusal, expectSuccess, item, openShop, signedIn } from './test-shop.ts'

type Review = InputOf<typeof saveReview>

const bowl = 1003
const hour = 3600
const review: Review = {
  product: bowl,
  stars: 2,
  title: 'Small',
  body: 'It is smaller than it looks.',
  kept: [],
  pictures: [],
}

async function openWithBuyer() {
  const shop = await openShop()
  const buyer = signedIn(shop)
  const guest = shop.visitor()
  const uniqueId = cartWith(shop, buyer, item.bowl)
  expectSuccess(shop.cart(buyer, 'setOrder', { uniqueId, orderKind: 'offline' }))
  /** A session does not last through the moderation. */
  const again = () => signedIn(shop)
  const save = (changes: Partial<Review> = {}) =>
    expectSuccess(shop.call(again(), 'saveReview', { ...review, ...changes })).data
  const own = () => expectSuccess(shop.call(again(), 'ownReviews', {})).data
  const published = () => expectSuccess(shop.call(guest, 'reviews', { product: bowl })).data.reviews
  const rating = () =>
    expectSuccess(shop.call(guest, 'product', { catLabel: 'pottery', label: 'bowl' })).data.rating
  return { shop, buyer, save, own, published, rating }
}

describe('moderation', () => {
  test('a review is pending for an hour, and then changes the rating and is marked as a buyer’s', async () => {
    const { shop, save, own, published, rating } = await openWithBuyer()
    expect(save().state).toBe('pending')
    shop.advance(hour - 1)
    expect([published(), rating()]).toEqual([[], { average: 4, count: 10 }])
    shop.advance(1)
    expect(own().written).toMatchObject([{ state: 'published', reason: null }])
    expect(published()).toMatchObject([{ stars: 2, title: 'Small', boughtHere: true, helpful: 0 }])
    expect(rating()).toEqual({ average: 3.8, count: 11 })
  })

  test.each([
    ['a phone number', 'Call me on 0912 000 00 00.'],
    ['a phone number in Persian digits', 'با ۰۹۱۲۰۰۰۰۰۰۰ تماس بگیرید.'],
    ['a web address', 'Cheaper on www.example.org.'],
  ])('a review with %s is rejected with a reason, and stays hidden', async (_what, body) => {
    const { shop, save, own, published } = await openWithBuyer()
    save({ body })
    shop.advance(hour)
    expect(own().written).toMatchObject([{ state: 'rejected', reason: expect.stringContaining(' ') }])
    expect(published()).toEqual([])
  })

  test('a changed review is pending again, and hidden until it is approved', async () => {
    const { shop, save, own, published } = await openWithBuyer()
    const { id } = save()
    shop.advance(hour)
    expect(save({ stars: 5 })).toMatchObject({ id, state: 'pending', stars: 5 })
    expect(published()).toEqual([])
    shop.advance(hour)
    expect(published()).toMatchObject([{ id, stars: 5 }])
    expect(own().written).toHaveLength(1)
  })

  test('a rejected review is published once it is changed', async () => {
    const { shop, save, published } = await openWithBuyer()
    save({ body: 'Call me on 0912 000 00 00.' })
    shop.advance(hour)
    save()
    shop.advance(hour)
    expect(published()).toMatchObject([{ body: review.body }])
  })
})

describe('who may review', () => {
  test('a product is to be reviewed from its order until its review is written', async () => {
    const { save, own } = await openWithBuyer()
    expect(own()).toMatchObject({ written: [], toWrite: [{ id: bowl }] })
    save()
    expect(own()).toMatchObject({ written: [{ product: { id: bowl } }], toWrite: [] })
  })

  test('a member without an order of the product is refused, and so is one who has not paid', async () => {
    const { shop } = await openWithBuyer()
    const other = signedIn(shop, amir)
    expect(expectRefusal(shop.call(other, 'saveReview', review)).status).toBe(403)
    const uniqueId = cartWith(shop, other, item.bowl)
    expectSuccess(shop.cart(other, 'setOrder', { uniqueId, orderKind: 'online' }))
    expect(expectRefusal(shop.call(other, 'saveReview', review)).status).toBe(403)
  })

  test('a guest and a product that is gone are refused', async () => {
    const { shop, buyer } = await openWithBuyer()
    expect(expectRefusal(shop.call(shop.visitor(), 'saveReview', review)).status).toBe(401)
    expect(expectRefusal(shop.call(buyer, 'saveReview', { ...review, product: 1 })).status).toBe(404)
  })
})

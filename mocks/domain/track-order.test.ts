import { expect, test } from 'vitest'
import { amir, cartWith, expectRefusal, expectSuccess, item, openShop, sara, signedIn } from './test-shop.ts'

async function shopWithOrder() {
  const shop = await openShop()
  const member = signedIn(shop)
  const uniqueId = cartWith(shop, member, item.bowl, 2)
  const { productOrderId } = expectSuccess(
    shop.cart(member, 'setOrder', { uniqueId, orderKind: 'offline' }),
  ).data
  const track = (id: string, mobile: string) => shop.call(shop.visitor(), 'trackOrder', { id, mobile })
  return { shop, productOrderId, track }
}

test('a guest tracks an order by its number in any case and its mobile', async () => {
  const { productOrderId, track } = await shopWithOrder()
  const { data } = expectSuccess(track(productOrderId.toLowerCase(), sara))
  expect(data).toMatchObject({ productOrderId, status: 'registered', lines: [{ count: 2 }] })
})

test('an unknown number and a wrong mobile get the same answer', async () => {
  const { productOrderId, track } = await shopWithOrder()
  const wrong = expectRefusal(track(productOrderId, amir))
  expect(wrong.status).toBe(404)
  expect(expectRefusal(track('ZR-999999', sara))).toEqual(wrong)
  expect(expectRefusal(track('constructor', sara))).toEqual(wrong)
})

test('wrong tries of a number lock it for a while, for its own mobile too', async () => {
  const { shop, productOrderId, track } = await shopWithOrder()
  const mobiles = ['1', '2', '3', '4'].map((digit) => `0936000000${digit}`)
  for (const mobile of mobiles) expect(expectRefusal(track(productOrderId, mobile)).status).toBe(404)
  expect(expectRefusal(track(productOrderId, amir))).toMatchObject({ status: 429, retryAfter: 120 })
  expect(expectRefusal(track(productOrderId, sara)).status).toBe(429)
  shop.advance(121)
  expectSuccess(track(productOrderId, sara))
})

test('wrong tries of a mobile lock it for a while', async () => {
  const { productOrderId, track } = await shopWithOrder()
  for (const number of [1, 2, 3, 4]) expect(expectRefusal(track(`ZR-${number}`, sara)).status).toBe(404)
  expect(expectRefusal(track('ZR-5', sara)).status).toBe(429)
  expect(expectRefusal(track(productOrderId, sara)).status).toBe(429)
})

test('a lock of a later moment is over once the clock is set back', async () => {
  const { shop, productOrderId, track } = await shopWithOrder()
  const day = 24 * 3600
  shop.advance(day)
  for (const number of [1, 2, 3, 4, 5]) expectRefusal(track(`ZR-${number}`, sara))
  shop.advance(-day)
  expect(expectSuccess(track(productOrderId, sara)).data.productOrderId).toBe(productOrderId)
})

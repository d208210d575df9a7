import { expect, test } from 'vitest'
import { amir, expectSuccess, openShop, sara, signedIn } from './test-shop.ts'
import type { TestShop } from './test-shop.ts'

const phone = 'https://push.example/send/phone'
const laptop = 'https://push.example/send/laptop'
const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }

type Visitor = ReturnType<TestShop['visitor']>

const register = (shop: TestShop, visitor: Visitor, endpoint: string) =>
  expectSuccess(shop.call(visitor, 'pushSubscribe', { endpoint, keys }))

const registered = (shop: TestShop, mobile = sara) =>
  expectSuccess(shop.call(signedIn(shop, mobile), 'pushSubscriptions', {})).data.map(
    ({ endpoint }) => endpoint,
  )

test('browsers of a member are registered once each, until one is taken back', async () => {
  const shop = await openShop()
  const visitor = signedIn(shop)
  for (const endpoint of [phone, laptop, phone]) register(shop, visitor, endpoint)
  expect(registered(shop)).toEqual([laptop, phone])
  expectSuccess(shop.call(visitor, 'pushUnsubscribe', { endpoint: phone }))
  expectSuccess(shop.call(visitor, 'pushUnsubscribe', { endpoint: phone }))
  expect(registered(shop)).toEqual([laptop])
})

test('a browser tells one member, and only that one takes it back', async () => {
  const shop = await openShop()
  register(shop, signedIn(shop), phone)
  expectSuccess(shop.call(signedIn(shop, amir), 'pushUnsubscribe', { endpoint: phone }))
  expect(registered(shop)).toEqual([phone])
  register(shop, signedIn(shop, amir), phone)
  expect(registered(shop)).toEqual([])
  expect(registered(shop, amir)).toEqual([phone])
})

test('a browser that is signed out, here or from another device, is told nothing more', async () => {
  const shop = await openShop()
  const [first, second, third] = [signedIn(shop), signedIn(shop), signedIn(shop)]
  register(shop, first, phone)
  register(shop, second, laptop)
  expectSuccess(shop.call(first, 'logout', {}))
  expect(registered(shop)).toEqual([laptop])
  expectSuccess(shop.call(third, 'signOutOtherDevices', {}))
  expect(registered(shop)).toEqual([])
})

test('a browser whose session has ended by itself is told nothing more', async () => {
  const shop = await openShop()
  register(shop, signedIn(shop), phone)
  shop.advance(30 * 24 * 3600)
  expect(registered(shop)).toEqual([])
})

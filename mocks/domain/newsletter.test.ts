import { expect, test } from 'vitest'
import { expectRefusal, expectSuccess, openShop } from './test-shop.ts'

const email = 'sara@example.com'
const wish = { email, locale: 'en', consent: 'I agree to get letters.' } as const

async function reader() {
  const shop = await openShop()
  const visitor = shop.visitor()
  const subscribe = () => shop.call(visitor, 'subscribeNewsletter', wish)
  const lastSecret = () => shop.world().letters.at(-1)!.path.split('/').at(-1)!
  const confirm = (secret = lastSecret()) => shop.call(visitor, 'confirmNewsletter', { secret })
  const leave = (secret: string) => shop.call(visitor, 'unsubscribeNewsletter', { secret })
  const leaveSecretOnce = () => {
    expectSuccess(subscribe())
    expectSuccess(confirm())
    return lastSecret()
  }
  return { shop, subscribe, lastSecret, confirm, leave, leaveSecretOnce }
}

test('a letter has a link to its page in the language that was asked for', async () => {
  const shop = await openShop()
  shop.call(shop.visitor(), 'subscribeNewsletter', { ...wish, locale: 'fa' })
  shop.call(shop.visitor(), 'subscribeNewsletter', { ...wish, email: 'omid@example.com', locale: 'ru' })
  expect(shop.world().letters.map(({ to, path }) => [to, path])).toEqual([
    [email, expect.stringMatching(/^\/newsletter\/confirm\/\w{20,}$/)],
    ['omid@example.com', expect.stringMatching(/^\/ru\/newsletter\/confirm\/\w{20,}$/)],
  ])
})

test('the words that were ticked are kept with their time', async () => {
  const { shop, subscribe } = await reader()
  subscribe()
  expect(shop.world().newsletter[0]!.consent).toEqual({
    text: wish.consent,
    at: Date.parse('2026-11-18T08:30:00Z'),
  })
})

test('a repetition sends the same link again, and its days begin anew', async () => {
  const { shop, subscribe, lastSecret, confirm } = await reader()
  subscribe()
  const first = lastSecret()
  shop.advance(5 * 86_400)
  subscribe()
  expect(lastSecret()).toBe(first)
  shop.advance(5 * 86_400)
  expect(expectSuccess(confirm(first)).data).toEqual({ isRepeated: false })
})

test('somebody who gets the newsletter and asks again is told so by letter, and stays subscribed', async () => {
  const { shop, subscribe, lastSecret, leaveSecretOnce } = await reader()
  const secret = leaveSecretOnce()
  const before = shop.world().newsletter
  subscribe()
  expect(shop.world().newsletter).toEqual(before)
  expect(lastSecret()).toBe(secret)
})

test('a reader who left and came back may leave by the link of an old letter', async () => {
  const { subscribe, confirm, leave, leaveSecretOnce } = await reader()
  const old = leaveSecretOnce()
  leave(old)
  subscribe()
  expectSuccess(confirm())
  expect(expectSuccess(leave(old)).data).toEqual({ isRepeated: false })
})

test('an address that no letter reaches is refused beside its field', async () => {
  const shop = await openShop()
  const outcome = shop.call(shop.visitor(), 'subscribeNewsletter', { ...wish, email: 'sara@shop.invalid' })
  expect(expectRefusal(outcome)).toMatchObject({ status: 422, field: 'email' })
})

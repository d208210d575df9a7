import { expect, test } from 'vitest'
import { answer } from './answer.ts'
import { openSession } from './scenarios/open.ts'

const server = 'http://api.test'

async function payComingFrom(referer: string) {
  const { session } = await openSession('payment-page', { scenario: ['order-awaiting-payment'] })
  const [payment] = Object.values(session.world.payments)
  const url = `${server}/api/payment/test/${payment!.id}`
  const headers = { cookie: 'mock-session=payment-page', referer }
  const page = await (await answer(new Request(url, { headers })))!.text()
  const [, shop = ''] = /name="shop" value="([^"]*)"/.exec(page)!
  const body = new URLSearchParams({ shop, outcome: 'paid' })
  const back = await answer(new Request(url, { method: 'POST', headers, body }))
  return back!.headers.get('location')!.replace(payment!.orderId!, '…')
}

test.each([
  [`${server}/basket`, '/en/profile/accountorder/…'],
  ['http://shop.test/basket', 'http://shop.test/en/profile/accountorder/…'],
  ['javascript:alert(1)', '/en/profile/accountorder/…'],
])('a payment opened from %s redirects back to %s', async (referer, back) => {
  expect(await payComingFrom(referer)).toBe(back)
})

import { expect, test } from 'vitest'
import { settlePayment, withOrderStatus } from './settle-payment.ts'
import { cartWith, expectRefusal, expectSuccess, item, openShop, stranger } from './test-shop.ts'

const code = '12345'
const deliveredAt = Date.parse('2026-11-18T08:30:00Z')
const person = { firstName: 'Nina', lastName: 'Karimova' }

async function memberWithDeliveredOrder() {
  const shop = await openShop()
  const register = () => {
    const visitor = shop.visitor()
    expectSuccess(shop.call(visitor, 'register', { mobile: stranger, code, ...person }))
    return visitor
  }
  const member = register()
  const uniqueId = cartWith(shop, member, item.bowl)
  const { productOrderId: id, paymentId } = expectSuccess(
    shop.cart(member, 'setOrder', { uniqueId, orderKind: 'online' }),
  ).data
  shop.change((world) => settlePayment(world, paymentId!, 'paid', deliveredAt))
  shop.change((world) => withOrderStatus(world, id, { status: 'delivered', at: deliveredAt }))
  return { shop, register, member, paymentId: paymentId! }
}

test('a member who registers a mobile anew has no payment of the one who had it', async () => {
  const { shop, register, member, paymentId } = await memberWithDeliveredOrder()
  const input = { amount: { amount: 500_000, unit: 'IRR' }, attemptId: 'attempt-1' } as const
  const topUp = expectSuccess(shop.call(member, 'topUp', input)).data
  expectSuccess(shop.call(member, 'deleteAccount', { code }))
  const newcomer = register()
  expect(expectRefusal(shop.call(newcomer, 'payment', { paymentId })).status).toBe(404)
  expect(expectRefusal(shop.call(newcomer, 'topUpPayment', { paymentId: topUp.paymentId })).status).toBe(404)
  const world = shop.world()
  expect(settlePayment(world, topUp.paymentId, 'paid', deliveredAt)).toBe(world)
})

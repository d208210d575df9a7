import { expect, test } from 'vitest'
import type { InputOf } from '#contracts/endpoint.ts'
import type { requestReturn } from '#contracts/after-order.ts'
import type { OrderKind } from '#contracts/orders.ts'
import { settlePayment, withOrderStatus } from './settle-payment.ts'
import { amir, cartWith, expectRefusal, expectSuccess, item, openShop, sara, signedIn } from './test-shop.ts'
import { walletBalance } from './wallet-entries.ts'

const hour = 3_600
const day = 24 * hour
const deliveredAt = Date.parse('2026-11-18T08:30:00Z')
const picture = { name: 'bowl.jpg', type: 'image/jpeg', content: '/9j/4AAQ' } as const
type Input = InputOf<typeof requestReturn>

const why: Pick<Input, 'reason' | 'text' | 'pictures' | 'to'> = {
  reason: 'changedMind',
  text: '',
  pictures: [],
  to: 'wallet',
}

async function deliveredOrder(kind: OrderKind = 'offline', { rebate = false, bonus = 0 } = {}) {
  const shop = await openShop()
  const member = shop.world().members[sara]!
  shop.change((world) => ({ ...world, members: { ...world.members, [sara]: { ...member, bonus } } }))
  const uniqueId = cartWith(shop, signedIn(shop), item.bowl, 2)
  const cheque = kind === 'cheque' ? { sayadNumber: '1234567890123456', dueDate: '2027-01-01' } : undefined
  const caller = signedIn(shop)
  expectSuccess(shop.cart(caller, 'add', { uniqueId, productItemId: item.enamel, count: 1 }))
  if (rebate) expectSuccess(shop.cart(caller, 'setRebate', { uniqueId, rebateCode: 'ZARRIN10' }))
  if (bonus > 0) expectSuccess(shop.cart(caller, 'setBonus', { uniqueId }))
  const placed = expectSuccess(shop.cart(caller, 'setOrder', { uniqueId, orderKind: kind, cheque })).data
  const { productOrderId: id, paymentId } = placed
  if (paymentId) shop.change((world) => settlePayment(world, paymentId, 'paid', deliveredAt))
  shop.change((world) => withOrderStatus(world, id, { status: 'delivered', at: deliveredAt }))
  const order = () => expectSuccess(shop.call(signedIn(shop), 'order', { id })).data
  const [bowls, plate] = order().lines
  const ask = (attemptId: string, lines: { id: number; count: number }[], rest: Partial<Input> = {}) =>
    shop.call(signedIn(shop), 'requestReturn', { id, lines, ...why, attemptId, ...rest })
  return { shop, id, order, bowls: bowls!, plate: plate!, ask }
}

test('a delivered order may be returned for seven days, each piece at its part of the price', async () => {
  const { order, bowls, plate } = await deliveredOrder('offline', { rebate: true })
  const { returnable, totals } = order()
  expect(returnable).toMatchObject({ until: '2026-11-25T08:30:00.000Z', closed: null, ways: ['wallet'] })
  expect(returnable!.lines.map(({ id, count }) => [id, count])).toEqual([
    [bowls.id, 2],
    [plate.id, 1],
  ])
  const all = returnable!.lines.reduce((sum, { count, refund }) => sum + count * refund.amount, 0)
  expect(all).toBe(totals.payable.amount - totals.delivery.amount)
})

test('all pieces of a discounted order together pay back no more than was paid for them', async () => {
  const { order } = await deliveredOrder('offline', { bonus: 100_010 })
  const { returnable, totals } = order()
  const all = returnable!.lines.reduce((sum, { count, refund }) => sum + count * refund.amount, 0)
  expect(all).toBeLessThanOrEqual(totals.payable.amount - totals.delivery.amount)
})

test('money that a card paid may go back to the card, and a cheque is handed back', async () => {
  expect((await deliveredOrder('online')).order().returnable!.ways).toEqual(['wallet', 'card'])
  expect((await deliveredOrder('cheque')).order().returnable!.ways).toEqual(['cheque'])
})

test('a return that is not paid back yet hinders the deletion of the account', async () => {
  const { shop, id, bowls, ask } = await deliveredOrder()
  const openOrders = () => expectSuccess(shop.call(signedIn(shop), 'deletionTerms', {})).data.openOrders
  expect(openOrders()).toEqual([])
  expectSuccess(ask('attempt-1', [{ id: bowls.id, count: 1 }], { pictures: [picture] }))
  expect(openOrders()).toEqual([id])
  shop.advance(3 * day)
  expect(openOrders()).toEqual([])
})

test('a return is judged, picked up and paid back once to the wallet', async () => {
  const { shop, order, bowls, ask } = await deliveredOrder()
  const asked = expectSuccess(ask('attempt-1', [{ id: bowls.id, count: 1 }], { pictures: [picture] })).data
  expect(asked.returns![0]).toMatchObject({
    state: 'requested',
    lines: [{ id: bowls.id, count: 1 }],
    refund: { to: 'wallet', amount: bowls.unitPrice },
  })
  expect(asked.returns![0]!.pictures).toHaveLength(1)
  const states = [hour, day, 2 * day].map((seconds) => {
    shop.advance(seconds)
    return order().returns![0]!.state
  })
  expect(states).toEqual(['approved', 'pickedUp', 'refunded'])
  expect(walletBalance(shop.world(), sara)).toBe(bowls.unitPrice.amount)
  order()
  expect(walletBalance(shop.world(), sara)).toBe(bowls.unitPrice.amount)
  const { notices } = expectSuccess(shop.call(signedIn(shop), 'notices', {})).data
  expect(notices.slice(0, 3)).toMatchObject([
    {
      kind: 'returnRefunded',
      text: expect.stringMatching(/^The return of order ZR-\d+ is settled\. [\d,]+ Toman is back/),
      path: expect.stringContaining('/profile/accountorder/ZR-'),
    },
    { kind: 'returnPickedUp' },
    { kind: 'returnApproved' },
  ])
})

test('a return is paid back and told of once, though the clock is set back and forward again', async () => {
  const { shop, order, bowls, ask } = await deliveredOrder()
  expectSuccess(ask('attempt-1', [{ id: bowls.id, count: 1 }]))
  for (const seconds of [3 * day, -2 * day, 2 * day]) {
    shop.advance(seconds)
    order()
  }
  expect(walletBalance(shop.world(), sara)).toBe(bowls.unitPrice.amount)
  const { notices } = expectSuccess(shop.call(signedIn(shop), 'notices', {})).data
  expect(notices.filter(({ kind }) => kind.startsWith('return'))).toMatchObject([{ kind: 'returnRefunded' }])
})

test('a refund to the card leaves the wallet as it is', async () => {
  const { shop, order, bowls, ask } = await deliveredOrder('online')
  expectSuccess(ask('attempt-1', [{ id: bowls.id, count: 1 }], { to: 'card' }))
  shop.advance(3 * day)
  expect(order().returns![0]).toMatchObject({ state: 'refunded', refund: { to: 'card' } })
  expect(walletBalance(shop.world(), sara)).toBe(0)
  const { notices } = expectSuccess(shop.call(signedIn(shop), 'notices', {})).data
  expect(notices[0]!.text).toMatch(/ is settled\. [\d,]+ Toman went back to your card\.$/)
})

test('a returned cheque is told of as handed back', async () => {
  const { shop, bowls, ask } = await deliveredOrder('cheque')
  expectSuccess(ask('attempt-1', [{ id: bowls.id, count: 1 }], { to: 'cheque' }))
  shop.advance(3 * day)
  const { notices } = expectSuccess(shop.call(signedIn(shop), 'notices', {})).data
  expect(notices[0]!.text).toMatch(/ is settled\. Your cheque was handed back\.$/)
})

test('damage without a picture is refused with its reason, and may be asked for again', async () => {
  const { shop, order, bowls, ask } = await deliveredOrder()
  const pieces = [{ id: bowls.id, count: 2 }]
  expectSuccess(ask('attempt-1', pieces, { reason: 'damaged' }))
  expect(expectRefusal(ask('attempt-2', pieces)).status).toBe(409)
  shop.advance(hour)
  const [refused] = order().returns!
  expect(refused).toMatchObject({ state: 'refused', refusal: expect.stringContaining('picture') })
  expect(expectSuccess(shop.call(signedIn(shop), 'notices', {})).data.notices[0]).toMatchObject({
    kind: 'returnRefused',
  })
  expect(
    expectSuccess(ask('attempt-3', pieces, { reason: 'damaged', pictures: [picture] })).data.returns,
  ).toHaveLength(2)
})

test('requestReturn is idempotent, and refuses what is late, unknown, taken or of another member', async () => {
  const { shop, id, order, bowls, plate, ask } = await deliveredOrder()
  const one = [{ id: bowls.id, count: 1 }]
  const first = expectSuccess(ask('attempt-1', one)).data
  expect(expectSuccess(ask('attempt-1', [{ id: plate.id, count: 1 }])).data).toEqual(first)
  expect(expectRefusal(ask('attempt-2', [{ id: bowls.id, count: 2 }])).status).toBe(409)
  expect(expectRefusal(ask('attempt-2', [{ id: 999, count: 1 }])).status).toBe(422)
  expect(expectRefusal(ask('attempt-2', [...one, ...one])).status).toBe(422)
  expect(expectRefusal(ask('attempt-2', one, { to: 'card' }))).toMatchObject({ status: 422, field: 'to' })
  expect(expectRefusal(ask('attempt-2', one, { reason: 'other' }))).toMatchObject({
    status: 422,
    field: 'text',
  })
  const input = { id, lines: one, ...why, attemptId: 'attempt-2' }
  expect(expectRefusal(shop.call(signedIn(shop, amir), 'requestReturn', input)).status).toBe(404)
  expect(expectRefusal(shop.call(shop.visitor(), 'requestReturn', input)).status).toBe(401)
  shop.advance(7 * day + 1)
  expect(expectRefusal(ask('attempt-2', one)).status).toBe(409)
  expect(order().returnable).toMatchObject({ closed: 'tooLate', lines: [] })
})

test('an order that is not delivered is not returned', async () => {
  const { shop, id, bowls, order, ask } = await deliveredOrder()
  shop.change((world) => withOrderStatus(world, id, { status: 'sent', at: deliveredAt }))
  expect(order().returnable).toBeUndefined()
  expect(expectRefusal(ask('attempt-1', [{ id: bowls.id, count: 1 }])).status).toBe(409)
})

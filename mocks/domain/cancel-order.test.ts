import { expect, test } from 'vitest'
import type { OrderKind } from '#contracts/orders.ts'
import { settlePayment, withOrderStatus } from './settle-payment.ts'
import { amir, cartWith, expectRefusal, expectSuccess, item, openShop, signedIn } from './test-shop.ts'
import type { TestShop } from './test-shop.ts'
import { creditWallet, walletBalance } from './wallet-entries.ts'

const cheque = { sayadNumber: '1234567890123456', dueDate: '2027-01-01' }
const reason = 'changedMind' as const

const sarasMobile = '09121234567'

type Paid = { bonus?: boolean; rebate?: boolean; wallet?: number }

async function orderOf(
  kind: OrderKind,
  { bonus = false, rebate = false, wallet = 0 }: Paid = {},
  others: readonly number[] = [item.enamel],
) {
  const shop = await openShop()
  const sara = signedIn(shop)
  if (wallet > 0)
    shop.change((world) => creditWallet(world, sarasMobile, { kind: 'topUp', amount: wallet, at: 1 }))
  const uniqueId = cartWith(shop, sara, item.bowl, 2)
  for (const productItemId of others)
    expectSuccess(shop.cart(sara, 'add', { uniqueId, productItemId, count: 1 }))
  if (bonus) expectSuccess(shop.cart(sara, 'setBonus', { uniqueId }))
  if (rebate) expectSuccess(shop.cart(sara, 'setRebate', { uniqueId, rebateCode: 'ZARRIN10' }))
  const fromWallet = wallet > 0 || undefined
  const input = { uniqueId, orderKind: kind, cheque: kind === 'cheque' ? cheque : undefined, fromWallet }
  const { productOrderId: id, paymentId } = expectSuccess(shop.cart(sara, 'setOrder', input)).data
  const order = expectSuccess(shop.call(sara, 'order', { id })).data
  const cancel = (attemptId: string, lineIds?: number[]) =>
    shop.call(sara, 'cancelOrder', { id, reason, attemptId, lineIds })
  return { shop, sara, id, paymentId: paymentId!, order, cancel }
}

const stockOf = (shop: TestShop) =>
  expectSuccess(shop.call(shop.visitor(), 'product', { catLabel: 'pottery', label: 'bowl' })).data.items[0]!
    .stockLeft

test('a cancelled order gives back the stock and the bonus, and takes no payment', async () => {
  const { shop, sara, paymentId, cancel } = await orderOf('online', { bonus: true })
  expect(stockOf(shop)).toBe(3)
  const { data } = expectSuccess(cancel('attempt-1'))
  expect(data).toMatchObject({ status: 'cancelled', payment: { status: 'cancelled' } })
  expect(data.cancellations![0]).toMatchObject({ reason, refund: { to: 'none', amount: { amount: 0 } } })
  expect(data.cancellable).toBeUndefined()
  expect(stockOf(shop)).toBe(5)
  expect(shop.world().members[sarasMobile]!.bonus).toBe(5_000_000)
  expect(settlePayment(shop.world(), paymentId, 'paid', 1)).toBe(shop.world())
  expect(expectSuccess(shop.call(sara, 'orders', {})).data[0]!.status).toBe('cancelled')
})

test('a cancelled order of restocked goods gives them back', async () => {
  const shop = await openShop()
  const productItemId = item.soldOutCarpet
  expectSuccess(shop.call(signedIn(shop), 'subscribe', { kind: 'backInStock', productItemId }))
  shop.advance(3 * 24 * 3600)
  const sara = signedIn(shop)
  const uniqueId = cartWith(shop, sara, productItemId, 2)
  const { productOrderId: id } = expectSuccess(
    shop.cart(sara, 'setOrder', { uniqueId, orderKind: 'offline' }),
  ).data
  expectSuccess(shop.call(sara, 'cancelOrder', { id, reason, attemptId: 'attempt-1' }))
  const address = { catLabel: 'handwoven-carpets', label: 'carpet' }
  const { items } = expectSuccess(shop.call(shop.visitor(), 'product', address)).data
  expect(items.map(({ stockLeft }) => stockLeft)).toEqual([3, 5])
})

test('a line is paid back without its part of rebate and bonus, and the totals are those of the rest', async () => {
  const { shop, order, paymentId, cancel } = await orderOf('online', { bonus: true, rebate: true })
  shop.change((world) => settlePayment(world, paymentId, 'paid', 1))
  const bowls = order.lines[0]!
  const { data } = expectSuccess(cancel('attempt-1', [bowls.id]))
  expect(data.lines).toHaveLength(1)
  const { refund, lines } = data.cancellations![0]!
  expect(lines[0]).toMatchObject({ productItemId: item.bowl, count: 2 })
  expect(refund.amount.amount).toBe(order.totals.payable.amount - data.totals.payable.amount)
  expect(refund.amount.amount).toBeLessThan(bowls.linePrice.amount)
  const { totals } = data
  expect(totals.payable.amount).toBe(
    totals.lines.amount - totals.rebate.amount - totals.bonus.amount + totals.delivery.amount,
  )
  const rest = expectSuccess(cancel('attempt-2')).data
  const paidBack = rest.cancellations!.reduce((sum, { refund: { amount } }) => sum + amount.amount, 0)
  expect(paidBack).toBe(order.totals.payable.amount)
  expect(walletBalance(shop.world(), sarasMobile)).toBe(paidBack)
})

test('the wallet gets back its part of a line that is not paid whole', async () => {
  const { shop, sara, order, paymentId, cancel } = await orderOf('online', { wallet: 2_000_000 })
  const { data } = expectSuccess(cancel('attempt-1', [order.lines[0]!.id]))
  const paidBack = data.cancellations![0]!.refund.amount.amount
  expect(data.wallet!.fromWallet.amount).toBe(2_000_000 - paidBack)
  expect(expectSuccess(shop.call(sara, 'payment', { paymentId })).data.amount).toEqual(data.wallet!.remaining)
  expectSuccess(cancel('attempt-2'))
  expect(walletBalance(shop.world(), sarasMobile)).toBe(2_000_000)
})

test('an order is paid once its wallet covers the lines that are left', async () => {
  const wallet = { wallet: 13_049_990 }
  const { shop, sara, order, paymentId, cancel } = await orderOf('online', wallet, [
    item.enamel,
    item.lastBowl,
  ])
  const { totals, lines, cancellable } = order
  expect(totals.payable.amount).toBe(13_050_000)
  const gone = lines.slice(0, 2).map((line) => line.id)
  const rest = expectSuccess(cancel('attempt-1', gone)).data
  expect(rest).toMatchObject({
    status: 'paid',
    wallet: { fromWallet: rest.totals.payable, remaining: { amount: 0 } },
    payment: { status: 'paid' },
  })
  const offered = cancellable!.lines.slice(0, 2).reduce((sum, { refund }) => sum + refund.amount, 0)
  expect(walletBalance(shop.world(), sarasMobile) - offered, 'the last Toman of rounding').toBe(10)
  const payment = expectSuccess(shop.call(sara, 'payment', { paymentId })).data
  expect(payment).toMatchObject({ status: 'paid', amount: { amount: 0 } })
  expectSuccess(cancel('attempt-2'))
  expect(walletBalance(shop.world(), sarasMobile)).toBe(13_049_990)
})

test('the amount left to pay falls with a line that is cancelled', async () => {
  const { shop, sara, order, paymentId, cancel } = await orderOf('online')
  const { data } = expectSuccess(cancel('attempt-1', [order.lines[0]!.id]))
  expect(data.status).toBe('awaitingPayment')
  expect(expectSuccess(shop.call(sara, 'payment', { paymentId })).data.amount).toEqual(data.totals.payable)
  expect(expectSuccess(shop.call(sara, 'orders', {})).data[0]).toMatchObject({
    itemCount: 1,
    isPartlyCancelled: true,
  })
})

test('the cheque of a cancelled order is handed back', async () => {
  const { order, cancel } = await orderOf('cheque')
  expect(order.cancellable!.to).toBe('cheque')
  expect(expectSuccess(cancel('attempt-1')).data.cancellations![0]!.refund).toEqual({
    to: 'cheque',
    amount: order.totals.payable,
  })
})

test('cancelOrder is idempotent, and refuses a sent order, unknown lines and other members', async () => {
  const { shop, sara, id, order, cancel } = await orderOf('offline')
  const first = expectSuccess(cancel('attempt-1', [order.lines[0]!.id])).data
  expect(expectSuccess(cancel('attempt-1', [order.lines[1]!.id])).data).toEqual(first)
  expect(expectRefusal(cancel('attempt-2', [order.lines[0]!.id])).status).toBe(422)
  const input = { id, reason, attemptId: 'attempt-3' }
  expect(expectRefusal(shop.call(signedIn(shop, amir), 'cancelOrder', input)).status).toBe(404)
  expect(expectRefusal(shop.call(shop.visitor(), 'cancelOrder', input)).status).toBe(401)
  shop.change((world) => withOrderStatus(world, id, { status: 'sent', at: 1 }))
  expect(expectRefusal(shop.call(sara, 'cancelOrder', input)).status).toBe(409)
  expect(expectSuccess(shop.call(sara, 'order', { id })).data.cancellable).toBeUndefined()
})

async function reservingMember() {
  const shop = await openShop()
  const sara = signedIn(shop)
  const cartOf = (parentOrderId: string | null) => {
    const uniqueId = cartWith(shop, sara, item.bowl)
    expectSuccess(shop.cart(sara, 'setReserve', { uniqueId, wantsReserve: parentOrderId === null }))
    expectSuccess(shop.cart(sara, 'setParentOrderId', { uniqueId, parentOrderId }))
    return uniqueId
  }
  const setOrder = (uniqueId: string) => shop.cart(sara, 'setOrder', { uniqueId, orderKind: 'offline' })
  const place = (parentOrderId: string | null) =>
    expectSuccess(setOrder(cartOf(parentOrderId))).data.productOrderId
  const cancel = (id: string) =>
    expectSuccess(shop.call(sara, 'cancelOrder', { id, reason, attemptId: `attempt-${id}` }))
  const isReserved = (id: string) => expectSuccess(shop.call(sara, 'order', { id })).data.isReserved
  return { shop, sara, cartOf, setOrder, place, cancel, isReserved }
}

test('a reserved order waits again when the order that it goes with is cancelled', async () => {
  const { place, cancel, isReserved } = await reservingMember()
  const parent = place(null)
  cancel(place(parent))
  expect(isReserved(parent)).toBe(true)
})

test('a cancelled order is not reserved again when the order that it goes with is cancelled', async () => {
  const { place, cancel, isReserved } = await reservingMember()
  const parent = place(null)
  const child = place(parent)
  cancel(parent)
  cancel(child)
  expect(isReserved(parent)).toBe(false)
})

test.each(['sent', 'delivered'] as const)('an order that is %s is reserved no more', async (status) => {
  const { shop, sara, cartOf, setOrder, place, isReserved } = await reservingMember()
  const parent = place(null)
  const uniqueId = cartOf(parent)
  shop.change((world) => withOrderStatus(world, parent, { status, at: 1 }))
  expect(isReserved(parent)).toBe(false)
  expect(expectSuccess(shop.call(sara, 'orders', {})).data[0]?.isReserved).toBe(false)
  expect(expectRefusal(shop.call(sara, 'reserve', { id: parent })).status).toBe(404)
  expect(expectRefusal(setOrder(uniqueId)).status).toBe(409)
})

test('a cart whose reserved order is cancelled is ordered without it, after a refusal', async () => {
  const { shop, sara, cartOf, setOrder, place, cancel } = await reservingMember()
  const parent = place(null)
  const uniqueId = cartOf(parent)
  cancel(parent)
  expect(expectRefusal(setOrder(uniqueId)).status).toBe(409)
  expect(expectSuccess(shop.cart(sara, 'getCart', { uniqueId })).data.parentOrderId).toBeNull()
  const { productOrderId: id } = expectSuccess(setOrder(uniqueId)).data
  expect(expectSuccess(shop.call(sara, 'order', { id })).data.parentOrderId).toBeNull()
})

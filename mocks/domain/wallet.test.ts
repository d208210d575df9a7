import { expect, test } from 'vitest'
import { expectRefusal, expectSuccess, openShop, sara as mobile, signedIn } from './test-shop.ts'
import { isPaymentExpired, settlePayment } from './settle-payment.ts'
import { creditWallet, debitWallet, walletBalance, walletEntries } from './wallet-entries.ts'
import { emptyWorld } from './world.ts'

const morning = Date.parse('2026-11-18T08:30:00Z')

test('a credit adds to the balance, a debit takes from it, and nothing is written for 0', () => {
  const filled = creditWallet(emptyWorld(), mobile, { kind: 'topUp', amount: 500, at: 1 })
  const spent = debitWallet(filled, mobile, { amount: 200, at: 2, orderId: 'ZR-1' })
  const refunded = creditWallet(spent, mobile, { kind: 'refund', amount: 50, at: 3, orderId: 'ZR-1' })
  expect(walletBalance(refunded, mobile)).toBe(350)
  expect(walletEntries(refunded, mobile).map(({ id, kind, orderId }) => [id, kind, orderId])).toEqual([
    [1, 'topUp', null],
    [2, 'payment', 'ZR-1'],
    [3, 'refund', 'ZR-1'],
  ])
  expect(creditWallet(refunded, mobile, { kind: 'refund', amount: 0, at: 4 })).toBe(refunded)
  expect(debitWallet(refunded, mobile, { amount: 0, at: 4, orderId: 'ZR-2' })).toBe(refunded)
})

test('a debit beyond the balance is a RangeError', () => {
  const filled = creditWallet(emptyWorld(), mobile, { kind: 'topUp', amount: 500, at: 1 })
  expect(() => debitWallet(filled, mobile, { amount: 501, at: 2, orderId: 'ZR-1' })).toThrow(RangeError)
  expect(() => debitWallet(emptyWorld(), 'constructor', { amount: 1, at: 2, orderId: 'ZR-1' })).toThrow(
    RangeError,
  )
})

test('transactions are filtered by days in Tehran, both included', async () => {
  const shop = await openShop()
  const sara = signedIn(shop)
  const times = ['2026-11-15T20:29:00Z', '2026-11-15T20:31:00Z', '2026-11-16T20:29:00Z']
  for (const at of times)
    shop.change((world) => creditWallet(world, mobile, { kind: 'topUp', amount: 100, at: Date.parse(at) }))
  const idsOf = (range: { from?: string; to?: string }) =>
    expectSuccess(shop.call(sara, 'walletTransactions', range)).data.map(({ id }) => id)
  expect(idsOf({})).toEqual([3, 2, 1])
  expect(idsOf({ from: '2026-11-16' })).toEqual([3, 2])
  expect(idsOf({ from: '2026-11-16', to: '2026-11-16' })).toEqual([3, 2])
  expect(idsOf({ to: '2026-11-15' })).toEqual([1])
})

test('a top-up that is not paid within 20 minutes has expired', async () => {
  const shop = await openShop()
  const sara = signedIn(shop)
  const input = { amount: { amount: 500_000, unit: 'IRR' }, attemptId: 'attempt-1' } as const
  const { paymentId } = expectSuccess(shop.call(sara, 'topUp', input)).data
  const late = morning + 20 * 60_000
  const payment = shop.world().payments[paymentId]!
  expect([isPaymentExpired(payment, late - 1), isPaymentExpired(payment, late)]).toEqual([false, true])
  expect(walletBalance(settlePayment(shop.world(), paymentId, 'paid', late), mobile)).toBe(0)
  shop.advance(20 * 60)
  shop.call(sara, 'refresh', {})
  expect(expectRefusal(shop.call(sara, 'topUpPayment', { paymentId })).status).toBe(404)
})

import { afterEach, expect, test, vi } from 'vitest'
import { isOwed, isPayable, outcomeOf, paymentAfter } from './order-outcome.ts'

const online = {
  isOnline: true,
  isCheque: false,
  paymentId: 'p-1',
  paymentUrl: 'https://bank.example/p-1',
  productOrderId: 'ZR-1',
}

afterEach(() => void vi.unstubAllEnvs())

test('an online order with a payment id opens the payment page of the server', () => {
  vi.stubEnv('DEV', false)
  expect(paymentAfter(online)).toBe('https://bank.example/p-1')
})

test('in development an online order opens the test payment page', () => {
  vi.stubEnv('DEV', true)
  expect(paymentAfter(online)).toBe('/api/payment/test/p-1?test=true')
})

test.each([
  ['an online order without a payment id', { ...online, paymentId: null }],
  ['a cheque order', { ...online, isCheque: true }],
  ['an offline order', { ...online, isOnline: false, paymentId: null }],
])('%s opens the order page and no payment page', (_name, result) => {
  expect(paymentAfter(result)).toBeNull()
})

const payment = (status: 'pending' | 'paid' | 'failed' | 'cancelled' | 'unknown') => ({
  paymentId: 'p-1',
  paymentUrl: '/p-1',
  status,
  merchant: null,
  paidAt: null,
})

test.each([
  ['pending', true, true, { kind: 'online', status: 'awaitingPayment', payment: payment('pending') }],
  ['failed', true, true, { kind: 'online', status: 'awaitingPayment', payment: payment('failed') }],
  ['cancelled', true, true, { kind: 'online', status: 'awaitingPayment', payment: payment('cancelled') }],
  ['paid', false, false, { kind: 'online', status: 'paid', payment: payment('paid') }],
  ['sent', false, false, { kind: 'online', status: 'sent', payment: payment('paid') }],
  ['delivered', false, false, { kind: 'cheque', status: 'delivered', payment: null }],
  ['void', false, false, { kind: 'online', status: 'cancelled', payment: payment('pending') }],
  ['nothingToPay', false, false, { kind: 'online', status: 'registered', payment: null }],
  ['paid', false, false, { kind: 'online', status: 'paid', payment: null }],
  ['offline', false, true, { kind: 'offline', status: 'registered', payment: null }],
  ['sent', false, true, { kind: 'offline', status: 'sent', payment: null }],
  ['cheque', false, true, { kind: 'cheque', status: 'registered', payment: null }],
  ['unknown', false, false, { kind: 'online', status: 'unknown', payment: payment('pending') }],
  ['unknown', false, false, { kind: 'online', status: 'awaitingPayment', payment: payment('unknown') }],
] as const)(
  'an order with the outcome "%s" is payable: %s, and owed: %s',
  (outcome, payable, owed, order) => {
    expect(outcomeOf(order)).toBe(outcome)
    expect(isPayable(order)).toBe(payable)
    expect(isOwed(order)).toBe(owed)
  },
)

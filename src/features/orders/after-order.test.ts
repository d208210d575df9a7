import { expect, test } from 'vitest'
import { paymentAfter } from './after-order.ts'

const online = {
  isOnline: true,
  isCheque: false,
  paymentId: 'p-1',
  paymentUrl: 'https://bank.example/p-1',
  productOrderId: 'ZR-1',
}

test('online with a payment id goes to the payment page of the server', () => {
  expect(paymentAfter(online, { development: false })).toBe('https://bank.example/p-1')
})

test('in development the payment page is the test one, whatever the server says', () => {
  expect(paymentAfter(online, { development: true })).toBe('/api/payment/test/p-1?test=true')
})

test.each([
  ['online without a payment id', { ...online, paymentId: null }],
  ['a cheque', { ...online, isCheque: true }],
  ['not online', { ...online, isOnline: false, paymentId: null }],
])('%s stays on the order page', (_name, result) => {
  expect(paymentAfter(result, { development: false })).toBeNull()
})

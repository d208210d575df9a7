import { expect, test } from 'vitest'
import { nextStep } from './after-order.ts'

const online = {
  isOnline: true,
  isCheque: false,
  paymentId: 'p-1',
  paymentUrl: 'https://bank.example/p-1',
  productOrderId: 'ZR-1',
}
const orderPage = { to: 'order', productOrderId: 'ZR-1' }

test('online with a payment id goes to the payment page of the server', () => {
  expect(nextStep(online, { development: false })).toMatchObject({
    to: 'payment',
    url: 'https://bank.example/p-1',
  })
})

test('in development the payment page is the test one, whatever the server says', () => {
  expect(nextStep(online, { development: true })).toMatchObject({ url: '/api/payment/test/p-1?test=true' })
})

test.each([
  ['online without a payment id', { ...online, paymentId: null }],
  ['a cheque', { ...online, isCheque: true }],
  ['not online', { ...online, isOnline: false, paymentId: null }],
])('%s goes to the order page', (_name, result) => {
  expect(nextStep(result, { development: false })).toEqual(orderPage)
})

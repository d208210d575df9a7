import { expect, test } from 'vitest'
import { orderQuery } from './order-queries.ts'

const interval = orderQuery('1').refetchInterval as (query: object) => number | false

test.each([
  { payment: 'pending', status: 'success', expected: 5_000 },
  { payment: 'pending', status: 'error', expected: 60_000 },
  { payment: 'failed', status: 'success', expected: false },
])('an order whose payment is $payment is read again after a $status: $expected', (row) => {
  const data = { status: 'awaitingPayment', payment: { status: row.payment } }
  expect(interval({ state: { data, status: row.status, dataUpdateCount: 1 } })).toBe(row.expected)
})

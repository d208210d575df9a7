import { expect, test } from 'vitest'
import { assumedPart, isReadOnly } from './call-properties.ts'

test.each([
  ['getCart', 'data.totals.payable', 'data.totals'],
  ['getDelivery', 'data.0.title', 'data[].title'],
  ['getDelivery', 'data.0.id', null],
  ['getCart', 'messages', null],
  ['getCart', null, null],
  ['products', null, 'the call products'],
] as const)('a drift of %s at %s is attributed to the assumption %s', (call, path, part) => {
  expect(assumedPart(call, path)).toBe(part)
})

test.each([
  ['getCart', true],
  ['userDetail', true],
  ['checkOtp', false],
  ['add', false],
  ['refresh', false],
] as const)('%s is read-only: %s', (call, isTrue) => {
  expect(isReadOnly(call)).toBe(isTrue)
})

import { expect, test } from 'vitest'
import { normalizedRebateCode, pendingRebate, rebateKept, rebateSettled } from './pending-rebate.ts'

test.each([
  ['zarrin10', 'ZARRIN10'],
  [' Zarrin۱۰ ', 'ZARRIN10'],
  ['ZARRIN١٠', 'ZARRIN10'],
  ['\u2068zarrin۱۰\u2069', 'ZARRIN10'],
  ['  ', null],
  ['x'.repeat(41), null],
])('the code of a link %j is %j', (text, code) => {
  expect(normalizedRebateCode(text)).toBe(code)
})

test('a settled code does not remove the code of a newer link', () => {
  rebateKept('FIRST')
  rebateKept('SECOND')
  rebateSettled('FIRST')
  expect(pendingRebate.code).toBe('SECOND')
  rebateSettled('SECOND')
  expect(pendingRebate.code).toBe('')
})

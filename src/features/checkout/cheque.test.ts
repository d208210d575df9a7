import { expect, test } from 'vitest'
import { dueDays, parseSayadNumber } from './cheque.ts'

test('a Sayad number may have Persian digits and spaces', () => {
  expect(parseSayadNumber('۱۲۳۴ ۵۶۷۸ ۹۰۱۲ ۳۴۵۶')).toBe('1234567890123456')
})

test('a Sayad number of fifteen digits is invalid', () => {
  expect(parseSayadNumber('123456789012345')).toBeNull()
})

test('due dates of a cheque are counted from today in Tehran', () => {
  expect(dueDays(Date.parse('2026-11-21T21:00:00Z'))).toEqual({
    first: '2026-11-23',
    usual: '2026-12-22',
    last: '2027-11-22',
  })
})

test('the usual due date of a cheque moves from Friday to Saturday', () => {
  expect(dueDays(Date.parse('2026-11-25T08:00:00Z')).usual).toBe('2026-12-26')
})

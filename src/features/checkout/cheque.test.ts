import { expect, test } from 'vitest'
import { dueDays, sayadNumberOf } from './cheque.ts'

test('the Sayad number may be typed in Persian digits and groups', () => {
  expect(sayadNumberOf('۱۲۳۴ ۵۶۷۸ ۹۰۱۲ ۳۴۵۶')).toBe('1234567890123456')
})

test('fifteen digits are not a Sayad number', () => {
  expect(sayadNumberOf('123456789012345')).toBeNull()
})

test('the days are counted in Tehran, where it is tomorrow already', () => {
  expect(dueDays(Date.parse('2026-11-21T21:00:00Z'))).toEqual({
    first: '2026-11-23',
    usual: '2026-12-22',
    last: '2027-11-22',
  })
})

test('a cheque that would fall due on a Friday does so the day after', () => {
  expect(dueDays(Date.parse('2026-11-25T08:00:00Z')).usual).toBe('2026-12-26')
})

import { expect, test } from 'vitest'
import { throwingRule } from './checks/arbitraries.ts'
import { fromStored } from './calendar.ts'
import { fixedHolidays, holidayOf } from './holidays.ts'
import type { Holidays } from './holidays.ts'

test.each([
  ['2025-03-21T00:00', true],
  ['2025-03-24T00:00', true],
  ['2025-03-25T00:00', false],
  ['2026-02-11T10:00', true],
  ['2026-03-20T00:00', true],
])('fixedHolidays of %s is %s in either calendar', (stored, isHoliday) => {
  expect(holidayOf(fromStored(stored, 'persian')!, fixedHolidays)).toBe(isHoliday)
  expect(holidayOf(fromStored(stored, 'gregory')!, fixedHolidays)).toBe(isHoliday)
})

test('fixedHolidays returns false for an invalid date', () => expect(fixedHolidays('x')).toBe(false))

test('a custom holidays function can name a day and fall back to fixedHolidays', () => {
  const named: Holidays = (day) => (day === '2025-07-05' ? 'تاسوعا' : fixedHolidays(day))
  const on = (stored: string) => holidayOf(fromStored(stored, 'persian')!, named)
  expect([on('2025-07-05T00:00'), on('2025-07-07T00:00'), on('2025-03-21T00:00')]).toEqual([
    'تاسوعا',
    false,
    true,
  ])
})

test('holidayOf returns false without a function or when it throws', () => {
  const newYear = fromStored('2025-03-21T00:00', 'persian')!
  expect([holidayOf(newYear, undefined), holidayOf(newYear, throwingRule)]).toEqual([false, false])
})

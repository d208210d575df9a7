import { expect, test } from 'vitest'
import { throwing } from './checks/any-picker.ts'
import { fromStored } from './calendar.ts'
import { fixedHolidays, holidayOf } from './holidays.ts'
import type { Holidays } from './holidays.ts'

test.each([
  ['2025-03-21T00:00', true],
  ['2025-03-24T00:00', true],
  ['2025-03-25T00:00', false],
  ['2026-02-11T10:00', true],
  ['2026-03-20T00:00', true],
])('%s: %s, in either calendar', (stored, isHoliday) => {
  expect(holidayOf(fromStored(stored, 'persian')!, fixedHolidays)).toBe(isHoliday)
  expect(holidayOf(fromStored(stored, 'gregory')!, fixedHolidays)).toBe(isHoliday)
})

test('what is no day is no holiday', () => expect(fixedHolidays('x', 'persian')).toBe(false))

test('an own function has a name for a day, and leaves the others to the fixed ones', () => {
  const named: Holidays = (day, calendar) => (day === '1404-04-14' ? 'تاسوعا' : fixedHolidays(day, calendar))
  const on = (stored: string) => holidayOf(fromStored(stored, 'persian')!, named)
  expect([on('2025-07-05T00:00'), on('2025-07-07T00:00'), on('2025-03-21T00:00')]).toEqual([
    'تاسوعا',
    false,
    true,
  ])
})

test('none is marked without a function, or by one that throws', () => {
  const newYear = fromStored('2025-03-21T00:00', 'persian')!
  expect([holidayOf(newYear, undefined), holidayOf(newYear, throwing)]).toEqual([false, false])
})

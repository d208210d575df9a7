import { expect, test } from 'vitest'
import { dayFrom, isFriday, monthNames, partsOf, ungroupedNumber } from './calendar.ts'

const someDays = Array.from({ length: 4000 }, (_, at) =>
  new Date(Date.UTC(1921, 2, 21) + at * 13 * 86_400_000).toISOString().slice(0, 10),
)

test.each(['persian', 'gregory'] as const)(
  'days survive a round trip through the %s calendar',
  (calendar) => {
    expect(someDays.map((day) => dayFrom(calendar, partsOf(calendar, day)))).toEqual(someDays)
  },
)

test.each([
  [{ year: 1369, month: 5, day: 12 }, '1990-08-03'],
  [{ year: 1403, month: 12, day: 30 }, '2025-03-20'],
  [{ year: 1404, month: 1, day: 1 }, '2025-03-21'],
])('the Persian day %o is %s', (parts, day) => {
  expect(dayFrom('persian', parts)).toBe(day)
})

test.each([
  ['persian', { year: 1404, month: 12, day: 30 }],
  ['persian', { year: 1404, month: 7, day: 31 }],
  ['persian', { year: 1405, month: 13, day: 1 }],
  ['gregory', { year: 2025, month: 2, day: 29 }],
] as const)('the %s calendar has no day %o', (calendar, parts) => {
  expect(dayFrom(calendar, parts)).toBeNull()
})

test('month names are localised, and years have no digit grouping', () => {
  expect(monthNames('fa')).toEqual(expect.arrayContaining(['فروردین', 'اسفند']))
  expect(monthNames('ru').slice(0, 2)).toEqual(['январь', 'февраль'])
  expect(new Set(['fa', 'en', 'ru'].map((locale) => monthNames(locale as 'fa').length))).toEqual(
    new Set([12]),
  )
  expect(ungroupedNumber('fa', 1369)).toBe('۱۳۶۹')
})

test.each([
  ['2026-12-25', true],
  ['2026-12-26', false],
])('isFriday of %s is %s', (day, isOne) => expect(isFriday(day)).toBe(isOne))

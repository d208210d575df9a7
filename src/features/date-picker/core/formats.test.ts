import { expect, test } from 'vitest'
import { toWallTime } from './calendar.ts'
import { digitsOf, toAsciiDigits, toDigits } from './digits.ts'
import {
  formValue,
  displayPatterns,
  formatWallTime,
  fromTwelve,
  hiddenInputText,
  toTwelveHour,
} from './formats.ts'

const wall = toWallTime('persian', 1404, 7, 5, 13, 5)

test.each([
  ['date', '۱۴۰۴-۰۷-۰۵'],
  ['datetime', '۱۴۰۴-۰۷-۰۵T۱۳:۰۵'],
  ['year', '۱۴۰۴'],
  ['month', '۱۴۰۴-۰۷'],
  ['time', '۱۳:۰۵'],
  ['year-month', '۱۴۰۴-۰۷'],
] as const)('a %s is displayed as %s', (type, text) =>
  expect(formatWallTime(wall, displayPatterns[type], 'arabext')).toBe(text),
)

test('hours convert to a 12-hour clock and back', () => {
  expect(formatWallTime(wall, 'hh:mm A')).toBe('01:05 PM')
  expect(formatWallTime(wall, 'hh:mm A', 'arabext', ['ق.ظ.', 'ب.ظ.'])).toBe('۰۱:۰۵ ب.ظ.')
  for (let hour = 0; hour < 24; hour++) {
    const { hour: shown, isAfternoon } = toTwelveHour(hour)
    expect(shown).toBeGreaterThanOrEqual(1)
    expect(fromTwelve(shown, isAfternoon)).toBe(hour)
  }
})

test.each([
  ['date', '2025-09-27'],
  ['datetime', '2025-09-27 13:05'],
  ['time', '13:05:00+03:30'],
  ['year', '2025-09-27'],
] as const)('the form value of a %s is %s', (type, text) =>
  expect(formValue('2025-09-27T13:05', type, 'Asia/Tehran')).toBe(text),
)

test('a hidden input separates date and time with a space', () =>
  expect(hiddenInputText('2025-09-27T13:05')).toBe('2025-09-27 13:05'))

test('digitsOf picks the digits of a locale, which convert to ASCII and back', () => {
  expect(['fa-IR', 'en-US', 'ru-RU', 'ar-EG', 'bn'].map(digitsOf)).toEqual([
    'arabext',
    'latn',
    'latn',
    'arab',
    'latn',
  ])
  expect(toDigits(1234567890, 'arabext')).toBe('۱۲۳۴۵۶۷۸۹۰')
  expect(toAsciiDigits('۱۲۳۴۵۶۷۸۹۰ ١٢٣٤٥٦٧٨٩٠')).toBe('1234567890 1234567890')
})

import { expect, test } from 'vitest'
import { wallOf } from './calendar.ts'
import { digitsOf, inAscii, inDigits } from './digits.ts'
import { alternateOf, displayPatterns, formatWall, fromTwelve, hiddenText, twelveHour } from './formats.ts'

const wall = wallOf('persian', 1404, 7, 5, 13, 5)

test.each([
  ['date', '۱۴۰۴-۰۷-۰۵'],
  ['datetime', '۱۴۰۴-۰۷-۰۵T۱۳:۰۵'],
  ['year', '۱۴۰۴'],
  ['month', '۱۴۰۴-۰۷'],
  ['time', '۱۳:۰۵'],
  ['year-month', '۱۴۰۴-۰۷'],
] as const)('%s is displayed as %s', (type, text) =>
  expect(formatWall(wall, displayPatterns[type], 'arabext')).toBe(text),
)

test('a clock of twelve hours', () => {
  expect(formatWall(wall, 'hh:mm A')).toBe('01:05 PM')
  expect(formatWall(wall, 'hh:mm A', 'arabext', ['ق.ظ.', 'ب.ظ.'])).toBe('۰۱:۰۵ ب.ظ.')
  for (let hour = 0; hour < 24; hour++) {
    const { hour: shown, isAfternoon } = twelveHour(hour)
    expect(shown).toBeGreaterThanOrEqual(1)
    expect(fromTwelve(shown, isAfternoon)).toBe(hour)
  }
})

test.each([
  ['date', '2025-09-27'],
  ['datetime', '2025-09-27 13:05'],
  ['time', '13:05:00+03:30'],
  ['year', '2025-09-27'],
] as const)('the alternate of %s is %s', (type, text) =>
  expect(alternateOf('2025-09-27T13:05', type, 'Asia/Tehran')).toBe(text),
)

test('a hidden field has a space', () => expect(hiddenText('2025-09-27T13:05')).toBe('2025-09-27 13:05'))

test('digits by locale, and back', () => {
  expect(['fa-IR', 'en-US', 'ru-RU', 'ar-EG', 'bn'].map(digitsOf)).toEqual([
    'arabext',
    'latn',
    'latn',
    'arab',
    'latn',
  ])
  expect(inDigits(1234567890, 'arabext')).toBe('۱۲۳۴۵۶۷۸۹۰')
  expect(inAscii('۱۲۳۴۵۶۷۸۹۰ ١٢٣٤٥٦٧٨٩٠')).toBe('1234567890 1234567890')
})

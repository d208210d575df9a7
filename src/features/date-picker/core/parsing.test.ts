import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromStored, toStored, toWallTime } from './calendar.ts'
import type { CalendarName } from './calendar.ts'
import { formatWallTime, displayPatterns } from './formats.ts'
import { parseWallTime } from './parsing.ts'

const parsed = (text: string, pattern: string, calendar: CalendarName = 'persian') => {
  const wall = parseWallTime(text, pattern, calendar)
  return wall && toStored(wall)
}

test.each([
  ['1404-07-05', '2025-09-27T00:00'],
  ['۱۴۰۴/۷/۵', '2025-09-27T00:00'],
  ['١٤٠٤.٠٧.٠٥', '2025-09-27T00:00'],
  [' 1404 - 7 - 5 ', '2025-09-27T00:00'],
  ['\u200f۱۴۰۴/۰۷/۰۵\u200e', '2025-09-27T00:00'],
  ['۱۴۰۴۰۷۰۵', '2025-09-27T00:00'],
  ['\u200f۱۴۰۴۰۷۰۵\u200e', '2025-09-27T00:00'],
  ['05.07.1404', '2025-09-27T00:00'],
  [' \u200f۵.۷.۱۴۰۴ ', '2025-09-27T00:00'],
  ['05/07/1404', null],
  ['05-07-1404', null],
  ['31.07.1404', null],
  ['105.07.1404', null],
  ['05.07.14041', null],
  ['1403-12-30', '2025-03-20T00:00'],
  ['1404-12-30', null],
  ['1404-07-31', null],
  ['1404-13-01', null],
  ['1404-00-01', null],
  ['0000/01/01', null],
  ['404-7-5', null],
  ['04-7-5', null],
  ['01404-7-5', null],
  ['1404-007-05', null],
  ['1404-07', null],
  ['1404-07-05-01', null],
  ['1404-07-05 12:30', null],
  ['1404-07-05x', null],
  ['day 1404-07-05', null],
  ['مهر ۵ ۱۴۰۴', null],
  ['', null],
])('«%s» as a date is parsed to %s', (text, stored) => expect(parsed(text, 'YYYY-MM-DD')).toBe(stored))

test.each([
  ['1404-07-05T12:30', 'YYYY-MM-DDTHH:mm', '2025-09-27T12:30'],
  ['۱۴۰۴/۷/۵ ۸:۵', 'YYYY-MM-DDTHH:mm', '2025-09-27T08:05'],
  ['140407051230', 'YYYY-MM-DDTHH:mm', '2025-09-27T12:30'],
  ['5.7.1404 12:30', 'YYYY-MM-DDTHH:mm', '2025-09-27T12:30'],
  ['05.07.1404', 'DD.MM.YYYY', '2025-09-27T00:00'],
  ['05.07.1404', 'YYYY', null],
  ['1404-07-05 24:00', 'YYYY-MM-DDTHH:mm', null],
  ['1404-07-05 12:60', 'YYYY-MM-DDTHH:mm', null],
  ['1404-07-05', 'YYYY-MM-DDTHH:mm', null],
  ['1:05 PM 1404/7/5', 'hh:mm A YYYY/MM/DD', '2025-09-27T13:05'],
  ['۱۴۰۴/۷/۵ ۱۲:۰۰ ق.ظ.', 'YYYY/MM/DD hh:mm A', '2025-09-27T00:00'],
  ['۱۴۰۴/۷/۵ ۱۲:۰۰ بعد از ظهر', 'YYYY/MM/DD hh:mm A', '2025-09-27T12:00'],
  ['1404/7/5 1:00', 'YYYY/MM/DD hh:mm A', null],
  ['1404/7/5 13:00 PM', 'YYYY/MM/DD hh:mm A', null],
  ['1404', 'YYYY', '2025-03-21T00:00'],
  ['1404-07', 'YYYY-MM', '2025-09-23T00:00'],
  ['12:30', 'HH:mm', null],
])('«%s» by pattern %s is parsed to %s', (text, pattern, stored) =>
  expect(parsed(text, pattern)).toBe(stored),
)

test('a time without a date takes the date of the base', () => {
  const base = toWallTime('persian', 1404, 7, 5, 23, 59)
  expect(toStored(parseWallTime('۸:۰۵', 'HH:mm', 'persian', base)!)).toBe('2025-09-27T08:05')
})

test('formatted text parses back in any digits, pattern and calendar', () => {
  const minutes = fc.integer({
    min: Date.parse('1822-01-01T00:00Z') / 60_000,
    max: Date.parse('2122-12-31T23:59Z') / 60_000,
  })
  const cases = fc.record({
    minutes,
    calendar: fc.constantFrom('persian', 'gregory'),
    digits: fc.constantFrom('latn', 'arabext', 'arab'),
    pattern: fc.constantFrom(displayPatterns.datetime, 'YYYY/MM/DD hh:mm A', 'HH:mm DD.MM.YYYY'),
  } as const)
  fc.assert(
    fc.property(cases, ({ minutes: at, calendar, digits, pattern }) => {
      const stored = new Date(at * 60_000).toISOString().slice(0, 16)
      const text = formatWallTime(fromStored(stored, calendar)!, pattern, digits, ['ق.ظ.', 'ب.ظ.'])
      expect(parsed(text, pattern, calendar)).toBe(stored)
    }),
  )
})

test('parsing never throws', () => {
  const pattern = fc.constantFrom(...Object.values(displayPatterns), 'hh:mm A', '', 'x')
  fc.assert(
    fc.property(fc.string(), pattern, (text, by) => {
      expect(() => parseWallTime(text, by, 'persian')).not.toThrow()
    }),
  )
})

import { expect, test } from 'vitest'
import { optionsFor } from './options.ts'
import { initialState } from './state.ts'
import { displayText } from './values.ts'

test('optionsFor defaults to a single Persian date in Tehran with a confirm button', () =>
  expect(optionsFor({})).toMatchObject({
    type: 'date',
    mode: 'single',
    calendar: 'persian',
    weekStart: 6,
    direction: 'rtl',
    timeZone: 'Asia/Tehran',
    autoSubmit: false,
    isEditable: false,
    years: { first: 1300, count: 150 },
  }))

test('optionsFor replaces undefined by the defaults of the locale', () =>
  expect(optionsFor({ locale: 'ru-RU', calendar: undefined, weekStart: undefined })).toMatchObject({
    calendar: 'gregory',
    weekStart: 1,
    direction: 'ltr',
    years: { first: 1921, count: 150 },
  }))

test.each([
  ['fa-IR', 'single', '2025-09-27T12:30', '۱۴۰۴-۰۷-۰۵'],
  ['en-US', 'single', '2025-09-27T12:30', '2025-09-27'],
  ['fa-IR', 'range', ['2025-09-27T00:00', '2025-09-28T23:59'], '۱۴۰۴-۰۷-۰۵ ~ ۱۴۰۴-۰۷-۰۶'],
  ['en-US', 'multiple', ['2025-09-28T00:00', '2025-09-27T00:00'], '2025-09-27, 2025-09-28'],
  ['fa-IR', 'single', null, ''],
] as const)('a value is displayed in %s, mode %s', (locale, mode, value, text) => {
  const options = optionsFor({ locale, mode })
  expect(displayText(initialState(value, options, '2025-01-01T00:00').value, options)).toBe(text)
})

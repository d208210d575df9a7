import { expect, test } from 'vitest'
import { optionsFor } from './options.ts'
import { spokenText } from './spoken-text.ts'

const signs = { comma: ', ', until: ' to ' }
const persian = { comma: '، ', until: ' تا ' }
const moment = '2025-09-27T12:30'

test.each([
  ['date', 'Saturday, September 27, 2025', 'شنبه ۵ مهر ۱۴۰۴'],
  ['datetime', 'Saturday, September 27, 2025, 12:30', 'شنبه ۵ مهر ۱۴۰۴، ۱۲:۳۰'],
  ['month', 'September 2025', 'مهر ۱۴۰۴'],
  ['year-month', 'September 2025', 'مهر ۱۴۰۴'],
  ['year', '2025', '۱۴۰۴'],
  ['time', '12:30', '۱۲:۳۰'],
] as const)('spoken text of a %s', (type, english, jalali) => {
  expect(spokenText([moment], optionsFor({ type, locale: 'en-US' }), signs)).toBe(english)
  expect(spokenText([moment], optionsFor({ type }), persian)).toBe(jalali)
})

test('spoken text joins ranges and lists, and is empty without a value', () => {
  const days = ['2025-09-27T00:00', '2025-09-28T23:59']
  expect(spokenText(days, optionsFor({ mode: 'range' }), persian)).toBe(
    'شنبه ۵ مهر ۱۴۰۴ تا یکشنبه ۶ مهر ۱۴۰۴',
  )
  expect(spokenText(days, optionsFor({ mode: 'multiple' }), persian)).toBe(
    'شنبه ۵ مهر ۱۴۰۴، یکشنبه ۶ مهر ۱۴۰۴',
  )
  expect(spokenText([], optionsFor({}), persian)).toBe('')
})

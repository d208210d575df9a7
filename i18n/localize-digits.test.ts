import { expect, test } from 'vitest'
import { localizeDigits } from './localize-digits.ts'

test('a mobile is shown in the digits of the locale, with its leading zero', () => {
  expect(localizeDigits('fa', '09121234567')).toBe('۰۹۱۲۱۲۳۴۵۶۷')
  expect(localizeDigits('en', '09121234567')).toBe('09121234567')
  expect(localizeDigits('ru', '09121234567')).toBe('09121234567')
})

test('separators between digits are kept', () => {
  expect(localizeDigits('fa', '15847-36514')).toBe('۱۵۸۴۷-۳۶۵۱۴')
})

import { expect, test } from 'vitest'
import { localDigits } from './local-digits.ts'

test('a mobile is written in the digits of the locale, with its zero', () => {
  expect(localDigits('fa', '09121234567')).toBe('۰۹۱۲۱۲۳۴۵۶۷')
  expect(localDigits('en', '09121234567')).toBe('09121234567')
  expect(localDigits('ru', '09121234567')).toBe('09121234567')
})

test('whatever stands between the digits stays', () => {
  expect(localDigits('fa', '15847-36514')).toBe('۱۵۸۴۷-۳۶۵۱۴')
})

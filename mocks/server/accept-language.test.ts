import { expect, test } from 'vitest'
import { localeFromHeader } from './accept-language.ts'

test.each([
  [null, 'fa'],
  ['de-DE', 'fa'],
  ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
  ['en;q=0.5, ru;q=0.8', 'ru'],
  ['de, en;q=0.7', 'en'],
  ['en;q=0, ru;q=0.1', 'ru'],
  ['ru;q=0', 'fa'],
])('the language of Accept-Language %j is %s', (header, locale) => {
  expect(localeFromHeader(header)).toBe(locale)
})

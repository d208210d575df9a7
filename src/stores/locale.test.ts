import { expect, test } from 'vitest'
import { localeOf, localized } from './locale.ts'

test.each([
  ['/', 'fa'],
  ['/en', 'en'],
  ['/ru/search', 'ru'],
  ['/english', 'fa'],
])('%s is read in %s', (path, locale) => expect(localeOf(path)).toBe(locale))

test.each([
  ['fa', '/basket', '/basket'],
  ['en', '/', '/en'],
  ['ru', '/search?page=2', '/ru/search?page=2'],
] as const)('in %s %s is %s', (locale, path, address) => expect(localized(locale, path)).toBe(address))

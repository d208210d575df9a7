import { expect, test } from 'vitest'
import { localeFromPath, localizedPath } from './locales.ts'

test.each([
  ['/', 'fa'],
  ['/en', 'en'],
  ['/ru/search', 'ru'],
  ['/english', 'fa'],
])('the path %s has the locale %s', (path, locale) => expect(localeFromPath(path)).toBe(locale))

test.each([
  ['fa', '/basket', '/basket'],
  ['en', '/', '/en'],
  ['en', '/?page=6', '/en?page=6'],
  ['ru', '/search?page=2', '/ru/search?page=2'],
] as const)('in %s the path %s is localised to %s', (locale, path, address) =>
  expect(localizedPath(locale, path)).toBe(address),
)

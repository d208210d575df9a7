import { expect, test } from 'vitest'
import { localeOf, localized, rewriteOf } from './locale.ts'

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

test.each([
  ['en', '/en', '/'],
  ['en', '/en/search?page=2', '/search?page=2'],
  ['en', '/english', '/english'],
  ['ru', '/RU/search/ru/ru', '/search/ru/ru'],
] as const)('the router of %s takes %s for the page %s', (locale, address, page) => {
  const { input } = rewriteOf(locale)!
  const url = new URL(address, 'https://shop.example')
  expect(input({ url }).href).toBe(`https://shop.example${page}`)
})

test.each([
  ['/', '/en'],
  ['/search?page=2#top', '/en/search?page=2#top'],
])('the English router names the page %s %s', (page, address) => {
  const { output } = rewriteOf('en')!
  const url = new URL(page, 'https://shop.example')
  expect(output({ url }).href).toBe(`https://shop.example${address}`)
})

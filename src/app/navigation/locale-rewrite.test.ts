import { expect, test } from 'vitest'
import { localeRewrite } from './locale-rewrite.ts'

test.each([
  ['en', '/en', '/'],
  ['en', '/en/search?page=2', '/search?page=2'],
  ['en', '/english', '/english'],
  ['ru', '/RU/search/ru/ru', '/search/ru/ru'],
] as const)('the "%s" router strips its prefix: %s → %s', (locale, address, page) => {
  const { input } = localeRewrite(locale)!
  const url = new URL(address, 'https://shop.example')
  expect(input({ url }).href).toBe(`https://shop.example${page}`)
})

test.each([
  ['/', '/en'],
  ['/search?page=2#top', '/en/search?page=2#top'],
])('the English router adds its prefix: %s → %s', (page, address) => {
  const { output } = localeRewrite('en')!
  const url = new URL(page, 'https://shop.example')
  expect(output({ url }).href).toBe(`https://shop.example${address}`)
})

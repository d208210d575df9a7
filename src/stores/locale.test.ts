import { afterEach, expect, test, vi } from 'vitest'
import { localeOf, localized, rewriteOf } from './locale.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test.each([
  ['/', 'fa'],
  ['/en', 'en'],
  ['/ru/search', 'ru'],
  ['/english', 'fa'],
])('%s is read in %s', (path, locale) => expect(localeOf(path)).toBe(locale))

test.each([
  ['fa', '/basket', '/basket'],
  ['en', '/', '/en'],
  ['en', '/?page=6', '/en?page=6'],
  ['ru', '/search?page=2', '/ru/search?page=2'],
] as const)('in %s %s is %s', (locale, path, address) => expect(localized(locale, path)).toBe(address))

test.each([
  ['https:', true],
  ['http:', false],
])('over %s the cookies of the locale and the basket are Secure: %s', async (protocol, isSecure) => {
  const written: string[] = []
  const page = {
    get cookie() {
      return ''
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol })
  vi.resetModules()
  const [{ rememberLocale }, { basketGiven }] = await Promise.all([
    import('./locale.ts'),
    import('./cart.ts'),
  ])
  rememberLocale('en')
  basketGiven('8d1f0b52-6a3e-4d7c-9a55-0c1f2e3d4b5a')
  expect(written.map((cookie) => [cookie.split('=')[0], cookie.includes('; Secure')])).toEqual([
    ['locale', isSecure],
    ['basketId', isSecure],
  ])
})

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

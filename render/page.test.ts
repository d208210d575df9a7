import { beforeAll, describe, expect, test } from 'vitest'
import { locales, localizedPath, localeTable } from '#i18n/locales.ts'
import { site } from '#src/platform/site.ts'
import { thingsIn, violations, withNested } from './structured-data.ts'
import { mockServer, publicPaths, render } from './test-pages.ts'

/** Of the first element that `selector` matches, in the order of the document. */
const contents = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([, found]) => found!)

let paths: string[]

beforeAll(async () => {
  paths = await publicPaths()
})

describe('every address of the sitemap', () => {
  test.each(locales)(
    'has its words, head and language in the HTML: %s',
    { timeout: 120_000 },
    async (locale) => {
      const titles = new Map<string, string>()
      for (const path of paths) {
        const address = localizedPath(locale, path)
        const { status, html, payload } = await render(address)
        expect({ address, status }).toEqual({ address, status: 200 })
        const { tag, direction } = localeTable[locale]
        expect(html).toContain(`<html lang="${tag}" dir="${direction}"`)
        const [title, ...others] = contents(html!, /<title[^>]*>([^<]*)</g)
        expect({ address, others, twin: titles.get(title!) }).toEqual({
          address,
          others: [],
          twin: undefined,
        })
        titles.set(title!, address)
        expect(contents(html!, /rel="canonical" href="([^"]*)"/g)).toEqual([site.origin + address])
        const alternates = [...html!.matchAll(/hrefLang="([^"]*)" href="([^"]*)"/g)]
        expect(alternates.map(([, language, href]) => [language, href])).toEqual([
          ...locales.map((other) => [other, site.origin + localizedPath(other, path)]),
          ['x-default', site.origin + path],
        ])
        expect(contents(html!, /name="description" content="([^"]+)"/g)).toHaveLength(1)
        expect({ address, heads: contents(html!, /<(h1)[ >]/g) }).toEqual({ address, heads: ['h1'] })
        expect(html).not.toMatch(/\$RC|hidden id="S:|undefined|NaN|\[object/)
        expect({ address, violations: withNested(thingsIn(html!)).flatMap(violations) }).toEqual({
          address,
          violations: [],
        })
        expect(html!.indexOf('og:image')).toBeLessThan(8_000)
        expect(Object.keys(payload!.answers).length).toBeGreaterThan(0)
      }
    },
  )
})

test('a page without JavaScript says how to buy', async () => {
  expect((await render('/en/about')).html).toContain(
    '<noscript><p class="container">To buy, please turn on JavaScript, or call us: <a href="tel:02188880000">',
  )
})

test('a page beyond the last one leads to the last', async () => {
  expect(await render('/search?page=900')).toMatchObject({ status: 301, html: null })
})

test.each([
  '/nowhere',
  '/search/copper/none',
  '/search/nothing-like-it',
  '/search/copper/zanjan-copper-pot/extra',
  '/en/blogs/none',
])('an unknown page is a 404 with noindex and no payload: %s', async (path) => {
  const { status, html, payload } = await render(path)
  expect(status).toBe(404)
  expect(html).toContain('name="robots" content="noindex')
  expect(html).not.toContain('rel="canonical"')
  expect(html).not.toMatch(/<h1[^>]*>[^<]*<[^/]/)
  expect(payload).toBeNull()
})

test('a server that fails is a 503 that no cache keeps, and the shell answers', async () => {
  const page = await render('/search/copper', async () => new Response('', { status: 500 }))
  expect(page).toMatchObject({ status: 503, html: null, headers: { 'cache-control': 'no-store' } })
})

test('pages of all languages that are rendered at once are the same as each one alone', async () => {
  const some = [
    '/',
    '/search',
    '/search/copper',
    '/blogs/real-saffron',
    '/nowhere',
    paths.find((path) => path.split('/').length === 4)!,
  ]
  const addresses = some.flatMap((path) => locales.map((locale) => localizedPath(locale, path)))
  const drawn = async (address: string) => (await render(address)).html?.replace(/("at":)\d+/, '$1')
  const alone: (string | undefined)[] = []
  for (const address of addresses) alone.push(await drawn(address))
  const together = await Promise.all(addresses.map(drawn))
  expect(together).toEqual(alone)
})

test('a page asks only what anyone may read', async () => {
  const asked: string[] = []
  await render('/search/handwoven-carpets/kashan-medallion-carpet', (path, options) => {
    asked.push(path)
    return mockServer(path, options)
  })
  expect(asked.toSorted()).toEqual([
    '/api/category/category?ParentId=42&Active=true&SortBy=0',
    '/api/products/product?catLabel=handwoven-carpets&label=kashan-medallion-carpet',
    '/api/products/products?category=handwoven-carpets&inStock=true&pageSize=9',
  ])
})

test('a page that lacks the answer of one part is a 503, too', async () => {
  const page = await render('/about', async () => Response.json({ not: 'an envelope' }))
  expect(page).toMatchObject({ status: 503, html: null, payload: null })
})

test('an `ask` may use the fetch of Node', async () => {
  const envelope = JSON.stringify({ isSuccess: true, messages: [], list: [] })
  const page = await render('/about', async () => fetch(`data:application/json,${envelope}`))
  expect(page.status).toBe(200)
})

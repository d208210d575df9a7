import { expect, test } from 'vitest'
import type { ProductList } from '#contracts/catalogue.ts'
import { answer } from '#mocks/server/answer.ts'
import { publicPages } from './public-pages.ts'
import { sitemapFiles } from './sitemap.ts'

const addressesOf = (xml = '') => [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address!)

const manyPages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `/search/copper/pot-${index}` }))

test('each locale has every public page in its sitemap once', async () => {
  const pages = await publicPages((path) => answer(new Request(`http://shop.test${path}`)))
  const paths = pages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/employment',
      '/search/copper',
      '/search/handwoven-carpets/kashan-medallion-carpet',
      '/blogs/reading-a-carpet',
    ]),
  )
  expect(paths.filter((path) => path.split('/').length === 4)).toHaveLength(105)
  const files = sitemapFiles(pages)
  for (const name of ['fa-ir', 'en-us', 'ru-ru'])
    expect(addressesOf(files[`${name}-sitemap.xml`])).toHaveLength(pages.length)
})

test('a product that breaks its contract costs no other page', async () => {
  const paths = await publicPages(async (path) => {
    const response = await answer(new Request(`http://shop.test${path}`))
    const body = (await response?.text()) ?? ''
    return new Response(body.replaceAll('"label":"kashan-medallion-carpet"', '"label":null'))
  })
  expect(paths.filter(({ path }) => path.split('/').length === 4)).toHaveLength(104)
})

/** Products of the mock server, of which the first `removed(call)` are gone when the list is read for the `call`th time. */
async function productsWhile(removed: (call: number) => number) {
  const ask = async (path: string) => (await answer(new Request(`http://shop.test${path}`)))!
  const list = async (page: number): Promise<{ data: ProductList }> =>
    (await ask(`/api/products/products?page=${page}&pageSize=96&sort=newest`)).json()
  const [first, second] = await Promise.all([list(1), list(2)])
  const all = [...first.data.products, ...second.data.products]
  let call = 0
  const pages = await publicPages(async (path) => {
    const { pathname, searchParams } = new URL(path, 'http://shop.test')
    if (pathname !== '/api/products/products') return ask(path)
    call += 1
    const left = all.slice(removed(call))
    const end = Number(searchParams.get('page')) * 96
    const data = { ...first.data, total: left.length, products: left.slice(end - 96, end) }
    return Response.json({ ...first, data })
  })
  const pathOf = ({ catLabel, label }: ProductList['products'][number]) => `/search/${catLabel}/${label}`
  const paths = pages.map(({ path }) => path).filter((path) => path.split('/').length === 4)
  return { paths, all: all.map(pathOf) }
}

test('a product that is removed while the list is read hides no other product', async () => {
  const { paths, all } = await productsWhile((call) => (call === 1 ? 0 : 1))
  expect(paths).toEqual(all.slice(1))
})

test('a list that changes in each of three attempts to read it is refused', async () => {
  await expect(productsWhile((call) => call % 2)).rejects.toThrow('changed')
})

test('a sitemap entry links its alternates and escapes XML', () => {
  const {
    'ru-ru-sitemap.xml': ru,
    'sitemap.xml': index,
    'index-sitemap.xml': twin,
  } = sitemapFiles([{ path: '/search/a&b' }])
  expect(ru).toContain(
    '<url><loc>https://zarrin.example/ru/search/a&#38;b</loc><xhtml:link rel="alternate" hreflang="fa" href="https://zarrin.example/search/a&#38;b"/>',
  )
  expect(ru).toContain('hreflang="x-default" href="https://zarrin.example/search/a&#38;b"')
  expect(addressesOf(index)).toEqual([
    'https://zarrin.example/fa-ir-sitemap.xml',
    'https://zarrin.example/en-us-sitemap.xml',
    'https://zarrin.example/ru-ru-sitemap.xml',
  ])
  expect(twin).toBe(index)
})

test('an entry has a lastmod only if the day of its change is known; the index has the latest of each file', () => {
  const days: Record<string, string> = {
    '/search/copper': '2026-11-20',
    '/en/search/copper': '2026-11-24',
    '/en/about': '2026-11-08',
  }
  const files = sitemapFiles(
    [{ path: '/about' }, { path: '/search/copper' }, { path: '/contact' }],
    (path) => days[path],
  )
  expect(files['en-us-sitemap.xml']?.match(/<loc>[^<]+<\/loc><lastmod>[^<]+/g)).toEqual([
    '<loc>https://zarrin.example/en/about</loc><lastmod>2026-11-08',
    '<loc>https://zarrin.example/en/search/copper</loc><lastmod>2026-11-24',
  ])
  expect(files['sitemap.xml']?.match(/<sitemap>.*<\/sitemap>/g)).toEqual([
    '<sitemap><loc>https://zarrin.example/fa-ir-sitemap.xml</loc><lastmod>2026-11-20</lastmod></sitemap>',
    '<sitemap><loc>https://zarrin.example/en-us-sitemap.xml</loc><lastmod>2026-11-24</lastmod></sitemap>',
    '<sitemap><loc>https://zarrin.example/ru-ru-sitemap.xml</loc></sitemap>',
  ])
})

test('a day of publication is no lastmod', async () => {
  const pages = await publicPages((path) => answer(new Request(`http://shop.test${path}`)))
  expect(sitemapFiles(pages)['fa-ir-sitemap.xml']?.match(/<lastmod>/g)).toBeNull()
})

test('45,000 addresses are one file', () => {
  const names = Object.keys(sitemapFiles(manyPages(45_000)))
  expect(names.filter((name) => name.startsWith('fa-ir'))).toEqual(['fa-ir-sitemap.xml'])
})

/** Milliseconds of this thread, which other processes do not slow down. */
function cpuTime(work: () => void): number {
  const start = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

test('100,001 addresses are split into files that the index names', () => {
  const files = sitemapFiles(manyPages(100_001))
  const names = Object.keys(files).filter((name) => /-\w\w-sitemap/.test(name))
  expect(addressesOf(files['sitemap.xml'])).toEqual(names.map((name) => `https://zarrin.example/${name}`))
  const russian = names.filter((name) => name.startsWith('ru')).map((name) => addressesOf(files[name]))
  expect(russian.map(({ length }) => length)).toEqual([45_000, 45_000, 10_001])
  expect(new Set(russian.flat()).size).toBe(100_001)
  const sizes = Object.values(files).map((xml) => Buffer.byteLength(xml))
  expect(Math.max(...sizes)).toBeLessThan(50 * 1024 * 1024)
})

test('ten times as many addresses take about ten times as long: no step looks at all of them for each', () => {
  const shortest = (count: number) => {
    const pages = manyPages(count)
    return Math.min(...Array.from({ length: 3 }, () => cpuTime(() => sitemapFiles(pages))))
  }
  expect(shortest(40_000) / shortest(4_000)).toBeLessThan(30)
})

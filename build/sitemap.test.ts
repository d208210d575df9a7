import { expect, test } from 'vitest'
import { answer } from '#mocks/server/answer.ts'
import { publicPages } from './public-pages.ts'
import { sitemapFiles } from './sitemap.ts'

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
    expect(files[`${name}-sitemap.xml`]?.match(/<loc>/g)).toHaveLength(pages.length)
})

test('a sitemap entry links its alternates and escapes XML', () => {
  const {
    'ru-ru-sitemap.xml': ru,
    'sitemap.xml': index,
    'robots.txt': robots,
  } = sitemapFiles([{ path: '/search/a&b', changedOn: '2026-11-08' }])
  expect(ru).toContain(
    '<url><loc>https://zarrin.example/ru/search/a&#38;b</loc><lastmod>2026-11-08</lastmod><xhtml:link rel="alternate" hreflang="fa" href="https://zarrin.example/search/a&#38;b"/>',
  )
  expect(ru).toContain('hreflang="x-default" href="https://zarrin.example/search/a&#38;b"')
  expect(index?.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://zarrin.example/fa-ir-sitemap.xml',
    '<loc>https://zarrin.example/en-us-sitemap.xml',
    '<loc>https://zarrin.example/ru-ru-sitemap.xml',
  ])
  expect(robots).toContain('Disallow: /en/profile/\n')
})

import { expect, test } from 'vitest'
import { crawlReport } from '#mocks/server/panel/crawler/crawl-report.ts'
import type { FetchedPage } from '#mocks/server/panel/crawler/crawl-report.ts'
import { parseHtml } from './parse-html.ts'
import { reportText } from './report-text.ts'

const html = `<!doctype html><html lang="fa-IR" dir="rtl"><head>
<title>دیگ مسی · زرین</title>
<meta name="description" content="دیگ چکش‌کاری‌شده">
<link rel="canonical" href="https://shop.test/pot">
<link rel="alternate" hreflang="fa" href="https://shop.test/pot">
<link rel="alternate" hreflang="x-default" href="https://shop.test/pot">
<meta property="og:title" content="دیگ مسی">
<meta property="og:image" content="https://shop.test/pot.svg">
<meta name="twitter:card" content="summary_large_image">
<meta name="product_id" content="10012">
<meta name="product_price" content="1250000">
<meta name="product_old_price" content="1400000">
<meta name="availability" content="instock">
</head><body><h1>دیگ مسی</h1><a href="/">زرین</a>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"دیگ مسی"}</script>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Offer","price":1}</script>
</body></html>`

const page: FetchedPage = {
  address: 'http://localhost:4173/pot',
  redirect: { from: 'http://localhost:4173/Pot', status: 301 },
  status: 200,
  headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' },
  html,
  compressedBytes: 700,
}
const fetchPicture = async () => ({
  status: 200,
  type: 'image/svg+xml',
  bytes: 2_000,
  width: 600,
  height: 600,
})

test('a report is printed in sections with what a crawler read, warnings and cards', async () => {
  const report = await crawlReport(page, ['telegram', 'x'], { parse: parseHtml, fetchPicture })
  expect(reportText(report)).toMatchInlineSnapshot(`
    "http://localhost:4173/pot
      200, 1 kB, 700 B compressed

      Warnings
        og:image is an SVG: no messenger shows it.

      redirect       301 from http://localhost:4173/Pot
      content-type   text/html
      cache-control  public, max-age=0
      language       fa-IR, rtl
      title          دیگ مسی · زرین
      description    دیگ چکش‌کاری‌شده
      canonical      https://shop.test/pot
      robots         none
      hreflang       fa  https://shop.test/pot
                     x-default  https://shop.test/pot
      Open Graph     og:title  دیگ مسی
                     og:image  https://shop.test/pot.svg
      Twitter        twitter:card  summary_large_image
      Torob          product_id  10012
                     product_price  1250000
                     product_old_price  1400000
                     availability  instock
      pictures       200, image/svg+xml, 2 kB, 600 × 600  https://shop.test/pot.svg
      h1             دیگ مسی
      links          1

      JSON-LD
        Product: good
        Offer:
          Offer has no priceCurrency

      Telegram, which reads the first 512 kB
        shop.test
        دیگ مسی  (og:title)
        دیگ چکش‌کاری‌شده  (description)
        no picture

      X, which reads the first 16 kB
        shop.test
        دیگ مسی  (og:title)
        no description
        no picture
    "
  `)
})

test('missing values are reported as missing', async () => {
  const bare = { ...page, redirect: null, html: '<h1>Pot</h1>', compressedBytes: null }
  const text = reportText(await crawlReport(bare, ['x'], { parse: parseHtml, fetchPicture }))
  expect(text).toContain('200, 12 B, not compressed\n')
  expect(text).toMatch(/^ {2}title +none$/m)
  expect(text).toMatch(/^ {2}Torob +none$/m)
  expect(text).toContain('\n\n  JSON-LD\n    none\n\n')
  expect(text).not.toContain('redirect')
})

test('the shell is reported as the shell and nothing else', async () => {
  const shell = { ...page, redirect: null, html: '<title>Zarrin</title>' }
  const text = reportText(await crawlReport(shell, ['x'], { parse: parseHtml, fetchPicture }))
  expect(text).toBe(`http://localhost:4173/pot
  200, 21 B, 700 B compressed

  Warnings
    This server answers the shell: run npm run build && npm run preview. Basket, profile and sign-in are always the shell.
`)
})

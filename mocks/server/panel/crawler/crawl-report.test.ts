import { expect, test } from 'vitest'
import { crawlReport } from './crawl-report.ts'
import type { FetchedPage } from './crawl-report.ts'
import type { HtmlElement } from './page-facts.ts'

const element = (tag: string, attributes: Record<string, string> = {}, text = ''): HtmlElement => ({
  tag,
  attributes,
  text: () => text,
})

const product = [
  element('html', { lang: 'en-US', dir: 'ltr' }),
  element('title', {}, 'Pot · Zarrin'),
  element('meta', { name: 'description', content: 'A pot.' }),
  element('meta', { property: 'og:title', content: 'Pot' }),
  element('meta', { property: 'og:image', content: 'https://shop.test/pot.png' }),
  element('link', { rel: 'canonical', href: 'https://shop.test/en/pot' }),
  element('h1', {}, 'Pot'),
  element('script', { type: 'application/ld+json' }, '{'),
]

const page: FetchedPage = {
  address: 'http://localhost:4173/en/pot',
  redirect: null,
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', etag: '"a"' },
  html: 'دیگ',
  compressedBytes: 4,
}

const asked: string[] = []
const tools = {
  parse: () => product,
  fetchPicture: async (address: string) => {
    asked.push(address)
    return { status: 200, type: 'image/png', bytes: 9_000, width: 1200, height: 630 }
  },
}

test('a report has status, sizes, facts, a verdict for each JSON-LD block and the cards that were asked for', async () => {
  const report = await crawlReport(page, ['telegram', 'x'], tools)
  expect(report).toMatchObject({
    address: page.address,
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    bytes: 6,
    compressedBytes: 4,
    isShell: false,
    facts: { headings: ['Pot'] },
    warnings: [],
    pictures: [{ address: 'https://shop.test/pot.png', type: 'image/png' }],
    jsonLd: [{ problems: [expect.stringContaining('does not parse')] }],
    cards: [{ crawler: 'telegram', site: 'shop.test' }, { crawler: 'x' }],
  })
  expect(report.headers).not.toHaveProperty('etag')
})

test('a picture of the site is asked of the server that answered the page', async () => {
  asked.length = 0
  const { cards } = await crawlReport(page, ['telegram'], tools)
  expect(asked).toEqual(['http://localhost:4173/pot.png'])
  expect(cards[0]?.picture).toMatchObject({
    address: 'https://shop.test/pot.png',
    fetchedFrom: 'http://localhost:4173/pot.png',
  })
})

test('a picture of another site is asked there', async () => {
  asked.length = 0
  const other = element('meta', { property: 'og:image', content: 'https://cdn.test/pot.png' })
  await crawlReport(page, ['telegram'], { ...tools, parse: () => [other, ...product] })
  expect(asked).toEqual(['https://cdn.test/pot.png'])
})

test('a page without words of its own is the shell, and the report says what to do', async () => {
  const shell = [element('html', { lang: 'fa-IR' }), element('title', {}, 'Zarrin')]
  const report = await crawlReport(page, ['telegram'], { ...tools, parse: () => shell })
  expect(report.isShell).toBe(true)
  expect(report.warnings).toEqual([
    'This server answers the shell: run npm run build && npm run preview. Basket, profile and sign-in are always the shell.',
  ])
})

test('an answer that is no HTML is said to be none', async () => {
  const json = { ...page, headers: { 'content-type': 'application/json' } }
  const report = await crawlReport(json, ['telegram'], { ...tools, parse: () => [] })
  expect(report).toMatchObject({
    isShell: false,
    warnings: ['The answer is application/json, which is no page.'],
    cards: [],
  })
})

test('an answer that sets a cookie is not for everybody', async () => {
  const personal = { ...page, headers: { ...page.headers, 'set-cookie': 'id=1' } }
  const { warnings } = await crawlReport(personal, [], tools)
  expect(warnings).toEqual(['The answer sets a cookie: no cache keeps it.'])
})

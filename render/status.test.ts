import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { i18nObject } from '#i18n/i18n-util.ts'
import { locales, localizedPath } from '#i18n/locales.ts'
import type { Page } from './entry.ts'
import { parsePage } from './parse-page.ts'
import { mockServer, render } from './test-pages.ts'

/** Short enough for the report of a failed test. */
const outlined = ({ html, payload, ...page }: Page) => ({
  ...page,
  html: html && 'HTML',
  payload: payload?.address ?? null,
})

/** Pages are drawn from answers of the same moment. */
const setClock = (now: string) => vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] })

beforeAll(() => void setClock('2026-11-18T08:30:00Z'))
afterAll(() => void vi.useRealTimers())

const pot = '/search/copper/zanjan-copper-pot'
const scales = '/search/copper/tabriz-copper-scales'

const lives = {
  page: expect.stringMatching(/^public, max-age=0, s-maxage=\d+/) as unknown,
  shell: 'no-cache',
  moved: 'public, max-age=0, s-maxage=3600',
  missing: 'public, max-age=0, s-maxage=10',
  gone: expect.stringMatching(/^public, max-age=0, s-maxage=\d+$/) as unknown,
}

test.each(['/', '/en', '/search', '/ru/search/copper', `${pot}?utm_source=x`, '/blogs?page=2'])(
  '%s is a page: 200 with HTML and a payload',
  async (path) => {
    const { status, headers, html, payload } = await render(path)
    expect({ status, headers }).toEqual({ status: 200, headers: { 'cache-control': lives.page } })
    expect(html).toContain('<div id="root">')
    expect(html).not.toContain('noindex')
    expect(payload?.address).toMatch(/\.payload\.json$/)
  },
)

test.each([
  ['/search/copper?sort=cheapest', '/search/copper'],
  ['/en/search?text=pot&sort=newest', '/en/search'],
  [`/ru${pot}?page=2`, `/ru${pot}`],
])('%s is a view: 200, the shell and %s as its canonical page', async (path, canonical) => {
  const link = `<https://zarrin.example${canonical}>; rel="canonical"`
  expect(outlined(await render(path))).toMatchObject({
    status: 200,
    headers: { 'cache-control': lives.shell, link },
    html: null,
    payload: null,
  })
})

describe.each(locales)('a search: %s', (locale) => {
  const word = { fa: 'سینی', en: 'tray', ru: 'поднос' }[locale]
  const letter = { fa: 'ا', en: 'a', ru: 'о' }[locale]
  const { listing, search: texts } = i18nObject(locale)
  const search = (query: Record<string, string>) =>
    render(`${localizedPath(locale, '/search')}?${new URLSearchParams(query)}`)
  const headers = {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    link: `<https://zarrin.example${localizedPath(locale, '/search')}>; rel="canonical"`,
  }

  test('has its results, and is kept and indexed by nobody', async () => {
    const { html, ...page } = await search({ text: word })
    expect(page).toMatchObject({ status: 200, headers, payload: null })
    const { select } = parsePage(html!)
    expect(select({ tag: 'h1' })[0]!.text).toBe(listing.resultsFor({ text: word }))
    expect(select({ tag: 'title' })[0]!.text).toContain(listing.resultsFor({ text: word }))
    expect(select({ rel: 'canonical' })[0]!.attributes.href).toBe(
      `https://zarrin.example${localizedPath(locale, '/search')}`,
    )
    expect(select({ tag: 'article' }).length).toBeGreaterThan(0)
    expect(html).toContain('"payload":null')
  })

  test('that finds nothing says so', async () => {
    const { status, html } = await search({ text: 'qqqqq' })
    expect(status).toBe(200)
    const headings = parsePage(html!).select({ tag: 'h2' })
    expect(headings.map(({ text }) => text)).toContain(texts.nothing({ text: 'qqqqq' }))
  })

  test('has pages, and none beyond the last', async () => {
    const statuses = ['2', '900'].map(async (page) => (await search({ text: letter, page })).status)
    expect(await Promise.all(statuses)).toEqual([200, 404])
    expect((await search({ text: word, page: '900' })).headers).toEqual(headers)
  })
})

test.each(['/basket', '/en/profile/orders', '/loginRegister', '/compare?product=a/b'])(
  '%s is personal: 200 and the shell, without a canonical page',
  async (path) => {
    const { status, headers, html } = await render(path)
    expect({ status, headers, html }).toEqual({
      status: 200,
      headers: { 'cache-control': lives.shell },
      html: null,
    })
  },
)

test.each([
  ['a slash at its end', '/en/search/copper/', '/en/search/copper'],
  ['other cases', '/RU/Search/copper', '/ru/search/copper'],
  ['two slashes', '//search//copper', '/search/copper'],
  ['the first page', '/en/search/copper?page=1', '/en/search/copper'],
  ['a former label of a product', '/search/copper/zanjan-cooking-pot', pot],
  ['a former label and a variant', '/en/search/copper/zanjan-cooking-pot?item=10451', `/en${pot}?item=10451`],
  [
    'a former category of a product',
    '/ru/search/copper/isfahan-turquoise-inlay-bowl?utm_source=x',
    '/ru/search/silver-turquoise/isfahan-turquoise-inlay-bowl',
  ],
  [
    'a renamed category of a product',
    '/search/ceramics/lalejin-glazed-bowl',
    '/search/pottery/lalejin-glazed-bowl',
  ],
  ['a former label of a category', '/en/search/ceramics', '/en/search/pottery'],
  ['a former label of an entry', '/ru/blogs/how-to-know-saffron', '/ru/blogs/real-saffron'],
])('an address with %s redirects to the present one', async (_what, path, location) => {
  expect(outlined(await render(path))).toEqual({
    status: 301,
    headers: { 'cache-control': lives.moved, location },
    html: null,
    payload: null,
    refused: {},
  })
})

test('a page of a category that was renamed redirects to the same page of it', async () => {
  const ofSixPages: typeof mockServer = async (path, options) => {
    const { data, ...envelope } = (await (await mockServer(path, options)).json()) as { data: object }
    return Response.json({ ...envelope, data: { ...data, total: 144 } })
  }
  expect((await render('/search/ceramics?page=3', ofSixPages)).headers.location).toBe(
    '/search/pottery?page=3',
  )
})

const expectUnindexed = (html: string | null) => {
  const { select } = parsePage(html!)
  expect(select({ name: 'robots' }).map(({ attributes }) => attributes.content)).toEqual(['noindex'])
  expect(select({ rel: 'canonical' })).toEqual([])
  expect(select({ tag: 'h1' })).toHaveLength(1)
}

test.each([
  ['an unknown path', '/nowhere'],
  ['an unknown path of a language', '/ru/nowhere'],
  ['an unknown product', '/search/copper/none'],
  ['an impossible label', '/en/search/copper/No_Such'],
  ['a product of another category', '/search/enamel/zanjan-copper-pot'],
  ['an unknown category', '/search/nothing-like-it'],
  ['an unknown entry', '/en/blogs/none'],
  ['a page of all goods beyond the last', '/search?page=900'],
  ['a page of a category beyond the last', '/en/search/copper?page=9'],
  ['a page of a content list beyond the last', '/ru/blogs?page=99'],
])('%s is a 404 that is not indexed', async (_what, path) => {
  const { status, headers, html, payload } = await render(path)
  expect({ status, headers, payload }).toEqual({
    status: 404,
    headers: { 'cache-control': lives.missing },
    payload: null,
  })
  expectUnindexed(html)
  /** Any address may get the page. */
  expect(html).not.toMatch(/<h1[^>]*>[^<]*<[^/]/)
})

describe.each(locales)('an address that is gone for good: %s', (locale) => {
  test('a product is a 410 in the language of its address, with links to its category and to all goods', async () => {
    const { details } = i18nObject(locale)
    const { status, headers, html, payload } = await render(localizedPath(locale, scales))
    expect({ status, headers, payload }).toEqual({
      status: 410,
      headers: { 'cache-control': lives.gone },
      payload: null,
    })
    expectUnindexed(html)
    const { select } = parsePage(html!)
    expect(select({ tag: 'h1' })[0]!.text).toBe(details.discontinued())
    for (const path of ['/search/copper', '/search'])
      expect(select({ tag: 'a', href: localizedPath(locale, path) })).not.toEqual([])
    expect(select({ tag: 'article' }).length).toBeGreaterThan(0)
  })
})

const refusing =
  (call: string, status: number): typeof mockServer =>
  async (path, options) =>
    path.startsWith(call)
      ? Response.json({ isSuccess: false, messages: [], data: null }, { status })
      : mockServer(path, options)

test.each([
  ['a category', '/en/search/copper', '/api/products/products'],
  ['an entry', '/blogs/real-saffron', '/api/content/blogs/real-saffron'],
])('%s that the API calls gone is a 410 as well', async (_what, path, call) => {
  const { status, html } = await render(path, refusing(call, 410))
  expect(status).toBe(410)
  expectUnindexed(html)
})

test('a part that is gone leaves its page a 200', async () => {
  const { status, refused } = await render(pot, refusing('/api/products/products', 410))
  expect(status).toBe(200)
  expect(Object.values(refused)).toEqual([410])
})

test.each([401, 403, 408, 429])(
  'a part whose call is a %d, which says nothing of the part, makes its page a 503',
  async (status) => {
    for (const path of ['/', pot])
      expect(outlined(await render(path, refusing('/api/products/products', status)))).toMatchObject({
        status: 503,
        headers: { 'cache-control': 'no-store', 'retry-after': '10' },
        html: null,
      })
  },
)

test.each([400, 404, 410])('a part whose call is a %d leaves its page a 200', async (status) => {
  for (const path of ['/', pot])
    expect((await render(path, refusing('/api/products/products', status))).status).toBe(200)
})

test.each([
  ['fails', async () => Response.json({}, { status: 500 })],
  ['is not reached by its proxy', async () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ['is busy', async () => Response.json({ isSuccess: false, messages: [] }, { status: 503 })],
  ['cannot be connected to', () => Promise.reject(new TypeError('fetch failed'))],
  ['takes too long', () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
  ['answers HTML', async () => new Response('<!doctype html><h1>Hello</h1>')],
  ['answers half of its JSON', async () => new Response('{"isSuccess":true,"mess')],
] satisfies [string, typeof mockServer][])(
  'an API that %s is a 503, and the shell answers',
  async (_how, ask) => {
    for (const path of ['/', pot, '/en/search', '/ru/blogs/real-saffron'])
      expect(outlined(await render(path, ask))).toMatchObject({
        status: 503,
        headers: { 'cache-control': 'no-store', 'retry-after': '10' },
        html: null,
        payload: null,
      })
  },
)

async function lifeAt(now: string, path: string) {
  setClock(now)
  const { headers } = await render(path)
  return headers['cache-control']!.replace('public, max-age=0, ', '')
}

/** Midnight in Tehran is 20:30 in UTC. */
test.each([
  ['goods', '/search/copper', '08:30:00', 's-maxage=60, stale-while-revalidate=600, stale-if-error=86400'],
  ['goods', '/search/copper', '20:29:20', 's-maxage=40, stale-if-error=86400'],
  ['goods', pot, '20:29:59.500', 's-maxage=0'],
  ['home', '/', '08:30:00', 's-maxage=300, stale-while-revalidate=3300, stale-if-error=86400'],
  ['content', '/ru/blogs', '08:30:00', 's-maxage=300, stale-while-revalidate=42900, stale-if-error=86400'],
  ['content', '/ru/blogs', '20:20:00', 's-maxage=300, stale-while-revalidate=300, stale-if-error=86400'],
  ['what is not there', '/nowhere', '08:30:00', 's-maxage=10'],
  ['what is gone', scales, '08:30:00', 's-maxage=3600'],
  ['what is gone, with goods beside it', scales, '20:29:20', 's-maxage=40'],
])('the life of %s ends at midnight in Tehran: %s at %s', async (_what, path, time, life) => {
  expect(await lifeAt(`2026-11-18T${time}Z`, path)).toBe(life)
})

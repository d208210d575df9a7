import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { heldApi, mockApi, openTestShop, shell, type Handle } from './test-shop.ts'

const product = '/search/handwoven-carpets/kashan-medallion-carpet'
const shortLife = 'public, max-age=0, s-maxage=10'
/** How long depends on the hour: render/life.test.ts. */
const someLife: unknown = expect.stringMatching(/^public, max-age=0, s-maxage=\d+/)
const withoutTime = (html: string) => html.replace(/("at":)\d+/, '$1')

describe('the status of an address', () => {
  test.each([
    ['/', 200, someLife, /<h1/],
    [`/en${product}`, 200, someLife, /lang="en-US".*Kashan/s],
    ['/search?page=2', 200, someLife, /<h1/],
    ['/search?utm_source=bale', 200, someLife, /<h1/],
    ['/search?page=900', 404, shortLife, /lang="fa-IR".*noindex/s],
    ['/nowhere', 404, shortLife, /lang="fa-IR".*noindex/s],
    ['/en/search/copper/none', 404, shortLife, /lang="en-US".*noindex/s],
    ['/search?text=%D8%B3%DB%8C%D9%86%DB%8C', 200, 'no-store', /lang="fa-IR".*<article/s],
    ['/en/search?text=tray', 200, 'no-store', /lang="en-US".*<article/s],
    ['/ru/search?text=%D0%BE&page=2', 200, 'no-store', /lang="ru-RU".*<article/s],
    ['/search?text=tray&page=900', 404, 'no-store', /noindex/],
    ['/basket', 200, 'no-cache', shell],
    ['/search/copper?sort=newest', 200, 'no-cache', shell],
    ['/search?text=tray&sort=newest', 200, 'no-cache', shell],
    [`/search?text=${'a'.repeat(201)}`, 200, 'no-cache', shell],
  ])('%s is %d', async (path, status, caching, text) => {
    const response = await (await openTestShop()).get(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, caching])
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('x-shop')).toBe('zarrin')
    expect(await response.text()).toMatch(text)
  })

  test.each([
    ['/EN', '/en'],
    ['/search/copper/?page=2', '/search/copper?page=2'],
    ['//search//copper', '/search/copper'],
  ])('%s redirects to %s', async (path, location) => {
    const { status, headers } = await (await openTestShop()).get(path)
    expect([status, headers.get('location')]).toEqual([301, location])
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3600')
  })

  test.each([
    ['/assets/none.js', 404],
    ['/favicon.ico', 404],
    ['/api/category/category', 404],
    ['/_headers', 404],
    ['/%E0%A4%A', 400],
  ])('%s, which is no page, is %d as plain text', async (path, status) => {
    const response = await (await openTestShop()).get(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'text/plain; charset=utf-8',
    ])
  })

  test('a backslash does not redirect to another host', async () => {
    const { hostname, port } = new URL((await openTestShop()).url)
    const asked = request({ hostname, port, path: '/\\evil.example/' }).end()
    const [{ headers, statusCode }] = (await once(asked, 'response')) as [IncomingMessage]
    expect([statusCode, headers.location]).toEqual([301, '/evil.example'])
  })

  test('a view of a list names the list as its canonical page', async () => {
    const { headers } = await (await openTestShop()).get('/search/copper?sort=newest')
    expect(headers.get('link')).toBe('<https://zarrin.example/search/copper>; rel="canonical"')
  })

  test('HEAD has the headers of GET and no body', async () => {
    const { get } = await openTestShop()
    const [whole, head] = [await get('/about'), await get('/about', { method: 'HEAD' })]
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'))
    expect(await head.text()).toBe('')
  })

  test('another method is refused', async () => {
    const { status, headers } = await (await openTestShop()).get('/about', { method: 'POST', body: 'x' })
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

test('nginx of another build caches no response', async () => {
  const { get } = await openTestShop()
  const cachingOf = async (build: string, path: string) =>
    (await get(path, { headers: { 'x-build': build } })).headers.get('cache-control')
  expect(await cachingOf('a1b2', product)).toEqual(someLife)
  for (const path of [product, '/nowhere', '/EN', '/share/none.jpg'])
    expect(await cachingOf('c3d4', path)).toBe('no-store')
})

test('everybody gets the same page, and the API learns nothing of who asks', async () => {
  const { api, get } = await openTestShop()
  const personal = {
    cookie: 'token=1; locale=ru; basketId=2',
    authorization: 'Bearer 3',
    'accept-language': 'ru-RU',
    'x-forwarded-for': '192.0.2.1',
    'user-agent': 'a visitor',
    referer: 'http://elsewhere.example/',
  }
  const responses = [await get(`/en${product}`), await get(`/en${product}`, { headers: personal })]
  const [page, again] = await Promise.all(responses.map((response) => response.text()))
  expect(withoutTime(again!)).toBe(withoutTime(page!))
  expect(responses.map(({ headers }) => headers.getSetCookie())).toEqual([[], []])
  const sent = api.asked.map(({ headers }) => headers)
  expect(sent.length).toBeGreaterThan(2)
  expect(new Set(sent.map((headers) => headers['accept-language']))).toEqual(new Set(['en-US']))
  const names = new Set(sent.flatMap(Object.keys))
  for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'referer'])
    expect(names).not.toContain(name)
  expect(sent.map((headers) => headers['user-agent'])).not.toContain('a visitor')
})

describe('an API that fails', () => {
  test.each<[string, Handle]>([
    ['answers 500', async () => new Response('', { status: 500 })],
    ['answers no envelope', async () => Response.json({ not: 'an envelope' })],
    ['is silent', () => new Promise(() => {})],
  ])('gives the shell with 503 where it %s', async (_, handle) => {
    const response = await (await openTestShop({ handle, apiTimeout: 100 })).get('/search/copper')
    const { headers } = response
    expect([response.status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '10',
      'no-store',
    ])
    expect(await response.text()).toBe(shell)
  })
})

describe('the queue', () => {
  test('refuses a page beyond its bound with the shell, and draws on', async () => {
    const held = heldApi()
    const { get } = await openTestShop({ handle: held.handle, concurrency: 1, maxWaiting: 0 })
    const asked = held.asked()
    const first = get('/search/copper')
    await asked
    const refused = await get('/search')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await refused.text()).toBe(shell)
    expect((await get('/basket')).status).toBe(200)
    held.release()
    expect((await first).status).toBe(200)
    expect((await get('/search')).status).toBe(200)
    expect(await (await get('/_metrics')).text()).toContain('\nshop_rejected_total 1\n')
  })

  test('draws a page once for all who ask at the same time', async () => {
    const held = heldApi()
    const { api, server, get } = await openTestShop({ handle: held.handle, concurrency: 1, maxWaiting: 0 })
    const asked = held.asked()
    const first = get('/blogs')
    await asked
    const arrived = once(server, 'request')
    const second = get('/blogs?utm_source=bale')
    await arrived
    held.release()
    const [one, other] = await Promise.all([first, second].map(async (response) => (await response).text()))
    expect(other).toBe(one)
    expect(new Set(api.asked.map(({ path }) => path)).size).toBe(api.asked.length)
  })
})

describe('searches', () => {
  test('are drawn one after another, and pages do not wait for them', async () => {
    const held = heldApi()
    const handle: Handle = (call) => (/[?&]text=/.test(call.path) ? held.handle(call) : mockApi(call))
    const { get } = await openTestShop({ handle, concurrency: 1, maxWaiting: 0 })
    const asked = held.asked()
    const first = get('/en/search?text=tray')
    await asked
    expect((await get('/about')).status).toBe(200)
    const refused = await get('/en/search?text=pot')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await refused.text()).toBe(shell)
    held.release()
    expect((await first).status).toBe(200)
  })

  test('wait in a short line, beyond which the shell answers', async () => {
    const held = heldApi()
    const handle: Handle = (call) => (/[?&]text=/.test(call.path) ? held.handle(call) : mockApi(call))
    const { get } = await openTestShop({ handle, maxWaiting: 100 })
    const searches = Array.from({ length: 7 }, (_, at) => get(`/search?text=pot${at}`))
    expect((await Promise.race(searches)).status).toBe(503)
    held.release()
    const statuses = (await Promise.all(searches)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...Array(6).fill(200), 503])
  })

  test('leave no link preview behind', async () => {
    const { get } = await openTestShop()
    const html = await (await get('/en/search?text=tray')).text()
    expect(html).not.toContain('zarrin.example/share/')
  })
})

describe('a payload', () => {
  const addressIn = (html: string) => /"payload":"([^"]+)"/.exec(html)![1]!

  test('is answered from what was drawn, for good', async () => {
    const { api, get } = await openTestShop()
    const address = addressIn(await (await get(product)).text())
    const calls = api.asked.length
    const response = await get(address)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(Object.keys((await response.json()).answers)).toContain(
      '/api/products/product?catLabel=handwoven-carpets&label=kashan-medallion-carpet',
    )
    expect(api.asked.length).toBe(calls)
  })

  test.each([product, `${product}?item=10011`, '/search?page=2', '/'])(
    'of %s that another process has drawn is drawn again',
    async (path) => {
      const address = addressIn(await (await (await openTestShop()).get(path)).text())
      expect((await (await openTestShop()).get(address)).status).toBe(200)
    },
  )

  test.each([
    `${product}.0000000000.payload.json`,
    '/nowhere.0000000000.payload.json',
    '/basket.0000000000.payload.json',
    '/search/copper.page-1.0000000000.payload.json',
  ])('that no page has is a short 404: %s', async (address) => {
    const response = await (await openTestShop()).get(address)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, shortLife])
  })

  test('whose page cannot be drawn is a 503', async () => {
    const { get } = await openTestShop({ handle: async () => new Response('', { status: 500 }) })
    const { status, headers } = await get(`${product}.0000000000.payload.json`)
    expect([status, headers.get('content-type')]).toEqual([503, 'text/plain; charset=utf-8'])
  })
})

describe('a link preview', () => {
  const pathIn = (html: string) =>
    /property="og:image" content="https:\/\/zarrin\.example(\/[^"]+)"/.exec(html)![1]!

  test('is drawn when it is asked for, by any process', async () => {
    const { api, get } = await openTestShop()
    const html = await (await get(product)).text()
    expect(html).toContain('<meta data-prerendered property="og:image:type" content="image/jpeg"/>')
    expect(api.asked.filter(({ path }) => path.startsWith('/api/pictures/'))).toEqual([])
    for (const shop of [{ get }, await openTestShop()]) {
      const response = await shop.get(pathIn(html))
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect([...(await response.bytes())].slice(0, 2)).toEqual([0xff, 0xd8])
    }
  })

  test('that a page had before is the present one, for a short time', async () => {
    const { get } = await openTestShop()
    const path = pathIn(await (await get(product)).text())
    const earlier = await get(path.replace(/[0-9a-f]{24}/, '0'.repeat(24)))
    expect([earlier.status, earlier.headers.get('cache-control')]).toEqual([200, shortLife])
    expect(await earlier.bytes()).toEqual(await (await get(path)).bytes())
  })

  test('is kept once the API has answered its picture', async () => {
    let isUp = false
    const handle: Handle = async (call) =>
      isUp || !call.path.startsWith('/api/pictures/') ? mockApi(call) : new Response('', { status: 500 })
    const { get } = await openTestShop({ handle })
    const path = pathIn(await (await get(product)).text())
    const without = await get(path)
    isUp = true
    const whole = await get(path)
    expect([without, whole].map(({ headers }) => headers.get('cache-control'))).toEqual([
      shortLife,
      'public, max-age=31536000, immutable',
    ])
    expect(await whole.bytes()).not.toEqual(await without.bytes())
  })

  test('has another address when the price is another', async () => {
    const cheaper: Handle = async (call) => {
      const text = await (await mockApi(call)).text()
      return new Response(
        text.replace(/"amount":(\d+)/g, (_, amount) => `"amount":${Number(amount) + 10_000}`),
      )
    }
    const paths = await Promise.all(
      [mockApi, cheaper].map(async (handle) =>
        pathIn(await (await (await openTestShop({ handle })).get(product)).text()),
      ),
    )
    expect(new Set(paths).size).toBe(2)
  })

  test.each([
    '/share/none.jpg',
    `/share/basket.${'0'.repeat(24)}.jpg`,
    `/share/nowhere.${'0'.repeat(24)}.jpg`,
  ])('that no page has is a short 404: %s', async (path) => {
    const response = await (await openTestShop()).get(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, shortLife])
  })
})

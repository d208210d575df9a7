import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { heldApi, mockApi, openRecorder, openShop, openTestShop, shell, type Handle } from './test-shop.ts'

const secret = 'a secret of the shop'
const authorization = `Bearer ${secret}`

describe('/_ready', () => {
  test('is 200 from the first answer of the API', async () => {
    let isUp = false
    const handle: Handle = async (call) => (isUp ? mockApi(call) : new Response('', { status: 502 }))
    const { get } = await openTestShop({ handle })
    const statuses = [(await get('/_ready')).status]
    isUp = true
    statuses.push((await get('/_ready')).status)
    isUp = false
    statuses.push((await get('/_ready')).status)
    expect(statuses).toEqual([503, 200, 200])
  })

  test('is 503 where the API does not answer in time', async () => {
    const { get } = await openTestShop({ handle: () => new Promise(() => {}), apiTimeout: 50 })
    expect((await get('/_ready')).status).toBe(503)
  })
})

test('/_metrics counts requests, pages and calls of the API', async () => {
  const { get } = await openTestShop()
  for (const path of ['/about', '/about', '/nowhere', '/basket', '/EN']) await get(path)
  const response = await get('/_metrics')
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const lines = (await response.text()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'shop_requests_total{kind="page",status="200"} 2',
      'shop_requests_total{kind="page",status="404"} 1',
      'shop_requests_total{kind="shell",status="200"} 1',
      'shop_requests_total{kind="redirect",status="301"} 1',
      '# TYPE shop_render_seconds histogram',
      'shop_render_seconds_bucket{le="+Inf"} 3',
      'shop_render_seconds_count 3',
      'shop_queue_length 0',
      'shop_pages_drawn 3',
      expect.stringMatching(/^shop_api_calls_total\{result="2xx"\} \d+$/),
      expect.stringMatching(/^shop_heap_bytes \d+$/),
      expect.stringMatching(/^process_cpu_seconds_total \d+\.\d+$/),
      expect.stringMatching(/^process_resident_memory_bytes \d+$/),
    ]),
  )
})

test('an address that only a backslash makes a control is not one', async () => {
  const { url } = await openTestShop()
  const { hostname, port } = new URL(url)
  const asked = request({ hostname, port, path: '/a\\../_metrics' }).end()
  const [{ statusCode }] = (await once(asked, 'response')) as [IncomingMessage]
  expect(statusCode).toBe(404)
})

describe('/_changed', () => {
  const change = (body: string, headers: HeadersInit = { authorization }) => ({
    method: 'POST',
    body,
    headers,
  })
  const copper = JSON.stringify({ paths: ['/search/copper'] })

  test('does not exist without a secret', async () => {
    expect((await (await openTestShop()).get('/_changed', change(copper))).status).toBe(404)
  })

  test.each<Record<string, string>>([
    {},
    { authorization: 'Bearer another' },
    { authorization: secret },
    { authorization: 'Bearer ' },
  ])('is refused with %o', async (headers) => {
    const response = await (await openTestShop({ secret })).get('/_changed', change(copper, headers))
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  })

  test('has to be a POST', async () => {
    const { status } = await (await openTestShop({ secret })).get('/_changed', { headers: { authorization } })
    expect(status).toBe(405)
  })

  test.each([
    ['paths', 'The body is not JSON.'],
    ['[]', 'body has to be an object with paths.'],
    ['{}', 'body.paths has to be a list of paths.'],
    ['{"paths":[]}', 'body.paths has no path.'],
    ...['"search"', '"//evil.example"', '"/en/search"', '"/search/a b"', '7'].map((path) => [
      `{"paths":["/",${path}]}`,
      'body.paths.1 has to be a path without a language, such as "/search/copper".',
    ]),
    [
      JSON.stringify({ paths: Array.from({ length: 501 }, () => '/') }),
      'body.paths has more than 500 paths.',
    ],
  ])('refuses the body %s', async (body, message) => {
    const response = await (await openTestShop({ secret })).get('/_changed', change(body!))
    expect([response.status, await response.text()]).toEqual([400, `${message}\n`])
  })

  test('refuses a body that is too large before its end', async () => {
    const { url } = await openTestShop({ secret })
    const asked = request(`${url}/_changed`, { method: 'POST', headers: { authorization } })
    asked.on('error', () => {})
    asked.write(' '.repeat(70_000))
    const [{ statusCode }] = (await once(asked, 'response')) as [IncomingMessage]
    expect(statusCode).toBe(413)
    asked.destroy()
  })

  test('has the cache in front fetch each page again in all languages', async () => {
    const cache = await openRecorder(
      async ({ path }) => new Response('', { status: path === '/ru' ? 404 : 200 }),
    )
    onTestFinished(cache.close)
    const { get } = await openTestShop({ secret, cache: cache.url })
    const response = await get('/_changed', change('{"paths":["/","/search?page=2"]}'))
    const refreshed = {
      '/': 200,
      '/en': 200,
      '/ru': 404,
      '/search?page=2': 200,
      '/en/search?page=2': 200,
      '/ru/search?page=2': 200,
    }
    expect(await response.json()).toEqual({ forgotten: Object.keys(refreshed), refreshed })
    expect(cache.asked.map(({ path }) => path).toSorted()).toEqual(Object.keys(refreshed).toSorted())
    expect(new Set(cache.asked.map(({ headers }) => headers['x-refresh']))).toEqual(new Set([secret]))
  })

  test('tells which page a cache that is down has not fetched', async () => {
    const { get } = await openTestShop({ secret, cache: 'http://127.0.0.1:9' })
    const response = await get('/_changed', change('{"paths":["/about"]}'))
    expect(await response.json()).toMatchObject({ refreshed: { '/about': 'fetch failed' } })
  })
})

describe('a page that has changed while it is drawn', () => {
  const isPage = ({ path }: { path: string }) => path.startsWith('/api/content/')

  /** Asks for a page, and then again while its calls are held back. */
  async function askTwice(headers: HeadersInit) {
    const held = heldApi()
    const { api, server, get } = await openTestShop({ handle: held.handle, secret })
    const asked = held.asked()
    const first = get('/blogs')
    await asked
    const arrived = once(server, 'request')
    const second = get('/blogs', { headers })
    await arrived
    held.release()
    await Promise.all([first, second])
    return api.asked.filter(isPage).length
  }

  test('is drawn again for a cache that refreshes it', async () => {
    expect(await askTwice({ 'x-refresh': secret })).toBe(2)
  })

  test('is drawn once for a visitor who sends the header', async () => {
    expect(await askTwice({ 'x-refresh': 'a guess at the secret' })).toBe(1)
  })
})

test('each request has a line without its query, headers or visitor', async () => {
  const { get, lines } = await openTestShop()
  const headers = { cookie: 'token=1', 'x-forwarded-for': '192.0.2.1' }
  for (const path of [
    '/search?text=ali',
    '/nowhere?email=a@b.c',
    '/en/profile/accountorder/ZR-1',
    '/Profile/accountorder/ZR-1',
  ])
    await get(path, { headers })
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
    [
      { method: 'GET', path: '/search', status: 200, kind: 'page', bytes: expect.any(Number) },
      { method: 'GET', path: '/nowhere', status: 200, kind: 'shell', bytes: 39 },
      { method: 'GET', path: '/en/profile', status: 200, kind: 'shell', bytes: 39 },
      { method: 'GET', path: '/Profile', status: 301, kind: 'redirect', bytes: 0 },
    ].map((line) => ({ ...line, time: expect.any(String), milliseconds: expect.any(Number) })),
  )
  expect(lines.join('')).not.toMatch(/ali|a@b|token|192|ZR-1|127\.0/)
})

test('a page that cannot be drawn is the shell, and is logged with its stack', async () => {
  const draw = async () => Promise.reject(new Error('The page has no price', { cause: new Error('no item') }))
  const { get, lines } = await openTestShop({ draw })
  const response = await get('/search/copper')
  expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
    503,
    '10',
    shell,
  ])
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    {
      time: expect.any(String),
      error: 'The page has no price: no item',
      stack: expect.stringContaining('control.test.ts'),
    },
    expect.objectContaining({ path: '/search/copper', status: 503 }),
  ])
})

const errorsIn = (lines: readonly string[]) =>
  lines.map((line) => (JSON.parse(line) as { error?: string }).error).filter((error) => error !== undefined)

test('each failure of a page that cannot be drawn is logged', async () => {
  const failures = [new Error('no price'), new Error('no name', { cause: 'no item' })]
  const draw = async () => Promise.reject(new AggregateError(failures, 'The page cannot be drawn'))
  const { get, lines } = await openTestShop({ draw })
  await get('/search/copper')
  expect(errorsIn(lines)).toEqual(['The page cannot be drawn: no price: no name: no item'])
})

test('the answer that makes a page a 503 is logged', async () => {
  const tooMany = async () => Response.json({ isSuccess: false, messages: [], data: null }, { status: 429 })
  const { get, lines } = await openTestShop({ handle: tooMany })
  expect((await get('/search/copper')).status).toBe(503)
  expect(errorsIn(lines)).toEqual(['The server answered 429'])
})

describe('a server that stops', () => {
  test('finishes what is underway and accepts nothing new', async () => {
    const held = heldApi()
    const { stop, get } = await openShop({ handle: held.handle })
    const asked = held.asked()
    const underway = get('/blogs')
    await asked
    const stopped = stop(10_000)
    await expect(get('/about')).rejects.toThrow('fetch failed')
    held.release()
    const response = await underway
    expect([response.status, response.headers.get('connection')]).toEqual([200, 'close'])
    expect(await response.text()).toContain('</html>')
    await stopped
  })

  test('cuts what takes too long', async () => {
    const held = heldApi()
    const { stop, get } = await openShop({ handle: held.handle })
    const asked = held.asked()
    const underway = get('/blogs')
    underway.catch(() => {})
    await asked
    await stop(1)
    await expect(underway).rejects.toThrow('fetch failed')
    held.release()
  })
})

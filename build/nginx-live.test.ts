import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { hasNginx } from './has-nginx.ts'
import type { Nginx } from './start-nginx.ts'
import { openTestNginx } from './test-nginx.ts'

/** As `openssl rand -hex 32` makes one. */
const secret = 'f0'.repeat(32)
const oneMinute = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'
/** The shortest life that nginx keeps. */
const oneSecond = 'public, max-age=0, s-maxage=1, stale-while-revalidate=600, stale-if-error=86400'

const pastRevalidation = 'public, max-age=0, s-maxage=1, stale-if-error=86400'

/** Stands for a renderer, to see what it is asked and to fail on demand. */
let renderer: Server
let nginx: Nginx
let asked: IncomingMessage[] = []
const rendererAddress = () => `127.0.0.1:${(renderer.address() as AddressInfo).port}`
let respond: (response: ServerResponse, path: string) => void

const page = (response: ServerResponse, text: string, headers: Record<string, string> = {}, status = 200) =>
  response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': oneMinute, ...headers })
    .end(text)

/**
 * Each over a connection of its own: nginx answers the next request of one only after a page has been drawn anew. `path` is
 * sent as it is.
 */
async function get(path: string, headers: Record<string, string> = {}) {
  const [response] = (await once(
    request(nginx.origin, { agent: false, headers, path }).end(),
    'response',
  )) as [IncomingMessage]
  const { statusCode: status, headers: sent } = response
  return { status, text: (await buffer(response)).toString(), cache: sent['x-cache'], headers: sent }
}

const askedPaths = () => asked.map(({ url }) => url)

/** An address that no other test has cached. */
let pages = 0
const newPage = () => `/search/copper/pot-${(pages += 1)}`

describe.skipIf(!hasNginx)('nginx before a renderer', () => {
  beforeAll(async () => {
    renderer = createServer((asking, response) => {
      asked.push(asking)
      respond(response, asking.url!)
    })
    await new Promise<void>((resolve) => renderer.listen(0, '127.0.0.1', resolve))
    const files = ['/shell.html', '/index.html', '/assets/app.js', '/share/card.jpg']
    nginx = await openTestNginx(files, { renderer: rendererAddress(), secret })
  })
  afterAll(async () => {
    await nginx.stop()
    renderer.closeAllConnections()
    renderer.close()
  })
  beforeEach(() => {
    asked = []
    respond = (response, path) => page(response, `drawn ${path}`)
  })

  test('draws a page once and answers it from the cache, whatever its tracking params', async () => {
    const path = newPage()
    expect(await get(path)).toMatchObject({ status: 200, text: `drawn ${path}`, cache: 'MISS' })
    for (const address of [path, `${path}?utm_source=bale`, `${path}?gclid=1&utm_medium=x`])
      expect(await get(address)).toMatchObject({ text: `drawn ${path}`, cache: 'HIT' })
    expect(askedPaths()).toEqual([path])
  })

  test('keeps variants and pages of a list apart', async () => {
    const product = newPage()
    const list = product.replace('/pot', '')
    for (const address of ['?item=5', '?utm_source=bale&item=6', ''].map((query) => product + query))
      expect((await get(address)).cache).toBe('MISS')
    for (const address of [`${list}?page=2`, list]) expect((await get(address)).cache).toBe('MISS')
    expect(askedPaths()).toEqual([`${product}?item=5`, `${product}?item=6`, product, `${list}?page=2`, list])
  })

  test('a hundred visitors of a page that is not cached ask for it once', async () => {
    const path = newPage()
    const drawing = new Promise<ServerResponse>((resolve) => (respond = resolve))
    const visits = Array.from({ length: 100 }, () => get(path))
    page(await drawing, 'drawn')
    const texts = (await Promise.all(visits)).map(({ text }) => text)
    expect(new Set(texts)).toEqual(new Set(['drawn']))
    expect(asked).toHaveLength(1)
  })

  test('the shell answers persons and views of a page, and the renderer is not asked', async () => {
    expect((await get('/basket')).text).toBe('/shell.html')
    expect((await get('/en/profile/likes')).text).toBe('/shell.html')
    const view = await get('/search/copper?sort=newest')
    expect([view.text, view.headers.link]).toEqual([
      '/shell.html',
      '<https://zarrin.example/search/copper>; rel="canonical"',
    ])
    expect(asked).toEqual([])
  })

  test('each search is drawn by the renderer, and none is kept', async () => {
    const text = `/en/search?text=${encodeURIComponent('سینی مس')}&page=2`
    for (const address of ['/search?text=pot', '/search?text=pot', text]) {
      const { text: drawn, cache } = await get(address)
      expect([drawn, cache]).toEqual([`drawn ${address}`, 'BYPASS'])
    }
    expect(askedPaths()).toEqual(['/search?text=pot', '/search?text=pot', text])
    expect((await get('/search')).text).toBe('drawn /search')
    expect((await get('/search?text=pot&sort=newest')).text).toBe('/shell.html')
  })

  test('an address with a line break plants no header', async () => {
    for (const address of [
      '/search%0d%0aX-Planted:%20yes?sort=newest',
      '/search%0aX-Planted:%20yes?sort=newest',
    ]) {
      const { headers } = await get(address)
      expect([headers['x-planted'], headers.link]).toEqual([undefined, undefined])
    }
  })

  test("home is the renderer's, and names of files of the build are no pages", async () => {
    expect((await get('/')).text).toBe('drawn /')
    expect((await get('/index')).text).toBe('drawn /index')
    expect((await get('/assets/app.js')).text).toBe('/assets/app.js')
    expect((await get('/assets/gone.js')).status).toBe(404)
  })

  test('the renderer does not learn who asks, and sets no cookie', async () => {
    respond = (response) => page(response, 'drawn', { 'set-cookie': 'token=1' })
    const visitor = {
      cookie: 'token=1',
      authorization: 'Bearer 2',
      'accept-language': 'ru',
      'x-forwarded-for': '10.0.0.1',
    }
    const { headers } = await get(newPage(), visitor)
    expect(headers['set-cookie']).toBeUndefined()
    expect(Object.keys(asked[0]!.headers)).toEqual(['x-build', 'host'])
  })

  test('passes on statuses and headers of the renderer', async () => {
    const shop = { 'x-shop': 'of the renderer' }
    for (const status of [301, 404, 410]) {
      respond = (response) => page(response, 'drawn', { ...shop, location: '/en/search' }, status)
      const { headers, ...answer } = await get(newPage())
      expect(answer).toMatchObject({ status, text: 'drawn' })
      expect(headers['x-shop']).toBe('of the renderer')
    }
  })

  test.each([
    ['/EN/search/copper', '/en/search/copper'],
    ['/search/copper/?page=2', '/search/copper?page=2'],
    ['//search//copper', '/search/copper'],
    ['/search/copper?page=1', '/search/copper'],
  ])('redirects %s without asking', async (address, location) => {
    const { status, headers } = await get(address)
    expect([status, headers.location]).toEqual([301, location])
    expect(asked).toEqual([])
  })

  test('compresses pages', async () => {
    respond = (response) => page(response, 'drawn '.repeat(200))
    const path = newPage()
    for (const coding of ['br', 'gzip'])
      expect((await get(path, { 'accept-encoding': coding })).headers['content-encoding']).toBe(coding)
  })

  test('a page that is stale is answered at once, while a slow renderer draws it anew', async () => {
    const path = newPage()
    respond = (response) => page(response, 'old', { 'cache-control': oneSecond })
    let release = () => {}
    await get(path)
    respond = (response) => (release = () => page(response, 'new'))
    await expect.poll(() => get(path).then(() => asked.length)).toBe(2)
    expect(await get(path)).toMatchObject({ text: 'old' })
    release()
    await expect.poll(async () => (await get(path)).text).toBe('new')
  })

  test('a page whose headers allow no staleness is drawn before it is answered', async () => {
    const path = newPage()
    respond = (response) => page(response, 'old', { 'cache-control': 'public, max-age=0, s-maxage=1' })
    await get(path)
    respond = (response) => page(response, 'new')
    let last = await get(path)
    await expect.poll(async () => (last = await get(path)).cache).not.toBe('HIT')
    expect(last).toMatchObject({ text: 'new', cache: 'EXPIRED' })
  })

  test('a stale page is kept while the renderer fails', async () => {
    const path = newPage()
    respond = (response) => page(response, 'old', { 'cache-control': oneSecond })
    await get(path)
    respond = (response) =>
      page(response, 'the shell', { 'cache-control': 'no-store', 'retry-after': '10' }, 503)
    await expect.poll(() => get(path).then(() => asked.length)).toBeGreaterThan(1)
    expect(await get(path)).toMatchObject({ status: 200, text: 'old' })
  })

  test('a page that may no more be revalidated in the background is kept as well while the renderer fails', async () => {
    const path = newPage()
    respond = (response) => page(response, 'old', { 'cache-control': pastRevalidation })
    await get(path)
    respond = (response) =>
      page(response, 'the shell', { 'cache-control': 'no-store', 'retry-after': '10' }, 503)
    await expect.poll(async () => (await get(path)).cache).not.toBe('HIT')
    expect(await get(path)).toMatchObject({ status: 200, text: 'old', cache: 'STALE' })
    respond = (response) => page(response, 'new')
    expect(await get(path)).toMatchObject({ status: 200, text: 'new' })
  })

  test.each([
    [404, oneSecond],
    [404, pastRevalidation],
    [410, oneSecond],
    [410, pastRevalidation],
  ])('a page that is a %d now is no more answered: %s', async (status, life) => {
    const path = newPage()
    respond = (response) => page(response, 'old', { 'cache-control': life })
    await get(path)
    respond = (response) => page(response, 'none', {}, status)
    await expect.poll(async () => (await get(path)).status).toBe(status)
    expect(await get(path)).toMatchObject({ status, text: 'none', cache: 'HIT' })
  })

  test('a renderer that fails for a page that is not cached is a 503 with the shell that it sends', async () => {
    respond = (response) =>
      page(response, 'the shell', { 'cache-control': 'no-store', 'retry-after': '10' }, 503)
    const { status, text, headers } = await get(newPage())
    expect([status, text, headers['retry-after']]).toEqual([503, 'the shell', '10'])
  })

  test('without a renderer the shell answers, and what is cached stays', async () => {
    const path = newPage()
    await get(path)
    respond = (response) => response.destroy()
    expect(await get(path)).toMatchObject({ status: 200, text: `drawn ${path}`, cache: 'HIT' })
    expect(await get(newPage())).toMatchObject({ status: 200, text: '/shell.html' })
  })

  test('without a renderer a payload or a picture that is no file is a 503, never the shell', async () => {
    respond = (response) => response.destroy()
    for (const path of ['/share/gone.jpg', '/search/copper.1a2b.payload.json']) {
      const { status, headers } = await get(path)
      expect([status, headers['retry-after']]).toEqual([503, '10'])
    }
  })

  test('without a renderer a search is not indexed, and a page may be', async () => {
    respond = (response) => response.destroy()
    const robotsOf = async (address: string) => (await get(address)).headers['x-robots-tag']
    expect([await robotsOf('/en/search?text=pot'), await robotsOf(newPage())]).toEqual(['noindex', undefined])
  })

  test('the secret refreshes a page, and nothing else does', async () => {
    const path = newPage()
    respond = (response) => page(response, 'old')
    await get(path)
    respond = (response) => page(response, 'new')
    for (const given of [undefined, '', 'another', secret.toUpperCase()])
      expect((await get(path, given === undefined ? {} : { 'x-refresh': given })).text).toBe('old')
    expect(await get(path, { 'x-refresh': secret })).toMatchObject({ text: 'new', cache: 'BYPASS' })
    expect(asked.at(-1)!.headers['x-refresh']).toBe(secret)
    expect(await get(path)).toMatchObject({ text: 'new', cache: 'HIT' })
  })

  test("payloads and pictures of link previews are files or the renderer's", async () => {
    expect((await get('/share/card.jpg')).text).toBe('/share/card.jpg')
    expect((await get('/share/another.jpg')).text).toBe('drawn /share/another.jpg')
    expect((await get('/search/copper.1a2b.payload.json')).text).toBe(
      'drawn /search/copper.1a2b.payload.json',
    )
    expect((await get('/.vite/copper.1a2b.payload.json')).status).toBe(404)
  })

  test('without a secret nginx starts, and nobody refreshes a page', async () => {
    const open = await openTestNginx([], { renderer: rendererAddress() })
    onTestFinished(open.stop)
    const refresh = () => fetch(open.origin + '/search/copper', { headers: { 'x-refresh': '' } })
    await refresh()
    expect((await refresh()).headers.get('x-cache')).toBe('HIT')
  })

  test('a backslash does not reach the controls of the renderer', async () => {
    for (const path of ['/a\\../_metrics', '/en/a\\..\\..\\_changed', '/%5C_metrics'])
      expect((await get(path)).status).toBe(404)
    expect(asked).toEqual([])
  })

  test('a page takes no other methods', async () => {
    const response = await fetch(nginx.origin + newPage(), { method: 'POST' })
    expect(response.status).toBe(405)
    expect(asked).toEqual([])
  })
})

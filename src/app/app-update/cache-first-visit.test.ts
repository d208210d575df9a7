import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const origin = 'https://shop.example'
const api = 'https://example.com/shop'
const catalogue = '/api/products/products?page=1'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('document', { documentElement: { lang: 'en-US' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** What the worker is asked to cache of what a page has loaded. */
async function cachedOf(loaded: string[]) {
  const { cacheFirstVisit } = await import('./cache-first-visit.ts')
  vi.stubGlobal('performance', { getEntriesByType: () => loaded.map((name) => ({ name })) })
  const postMessage = vi.fn<(message: { payload: { urlsToCache: unknown } }) => void>()
  cacheFirstVisit({ postMessage } as unknown as ServiceWorker)
  return postMessage.mock.calls[0]![0].payload.urlsToCache
}

const inEnglish = (url: string) => [url, { headers: { 'accept-language': 'en-US' } }]

test('the worker is asked for public calls, pictures and fonts of the shop alone', async () => {
  const own = [catalogue, '/api/pictures/pot.avif', '/assets/inter.woff2'].map((path) => origin + path)
  const others = [`${origin}/api/cart/cart`, `${origin}/assets/main.js`, `${api}${catalogue}`]
  expect(await cachedOf([...own, ...others])).toEqual(own.map(inEnglish))
})

test('the worker is asked for public calls of an API at another origin, not for its pictures', async () => {
  vi.stubEnv('VITE_API_BASE', api)
  const paths = ['/api/pictures/pot.avif', '/api/cart/cart', catalogue]
  const loaded = [...paths.map((path) => api + path), `https://example.com${catalogue}`]
  expect(await cachedOf(loaded)).toEqual([inEnglish(`${api}${catalogue}`)])
})

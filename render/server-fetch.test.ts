import { afterEach, expect, test, vi } from 'vitest'
import { installServerFetch, withServerFetch } from './server-fetch.ts'
import type { Ask } from './server-fetch.ts'

const nodeFetch = globalThis.fetch
afterEach(() => {
  vi.unstubAllEnvs()
  globalThis.fetch = nodeFetch
})

const path = '/api/products/product?label=pot'

function install(answer: Ask) {
  installServerFetch(({ url }) => url.includes('/api/products/'))
  return (work: () => Promise<unknown>) => withServerFetch(answer, 'fa-IR', work)
}

test('an `ask` gets the language of the page and nothing of who asks', async () => {
  const asked: unknown[] = []
  const render = install(async (...call) => (asked.push(call), Response.json({})))
  await render(() => fetch(path, { headers: { cookie: 'token=1', authorization: 'Bearer 2' }, signal: null }))
  expect(asked).toEqual([[path, { language: 'fa-IR', signal: null }]])
})

test('a call of a server whose base has a path is asked without that path', async () => {
  vi.stubEnv('VITE_API_BASE', 'https://example.com/shop')
  vi.resetModules()
  const { serverAddress } = await import('#src/platform/server-address.ts')
  const { isCacheableCatalogue } = await import('#src/features/pwa/worker/cacheable.ts')
  const server = await import('./server-fetch.ts')
  server.installServerFetch(isCacheableCatalogue)
  const asked: string[] = []
  const ask: Ask = async (call) => (asked.push(call), Response.json({}))
  await server.withServerFetch(ask, 'fa-IR', () => fetch(serverAddress(path)))
  expect(asked).toEqual([path])
})

test('a page cannot make a call that is personal', async () => {
  const asked: string[] = []
  const render = install(async (call) => (asked.push(call), Response.json({})))
  await expect(render(() => fetch('/api/order/Order?UniqueId=1'))).rejects.toThrow(
    'is not a call of public pages',
  )
  expect(asked).toEqual([])
})

test('a call that was aborted ends, even if its `ask` does not', async () => {
  const render = install(() => new Promise(() => {}))
  const failure = await render(() => fetch(path, { signal: AbortSignal.timeout(10) }).catch(String))
  expect(failure).toEqual({ result: expect.stringMatching(/abort/i) as unknown, calls: [] })
})

test('equal calls of a page are made once, those of another page again', async () => {
  let calls = 0
  const render = install(async () => Response.json((calls += 1)))
  const numbers = () => Promise.all([fetch(path), fetch(path)].map(async (call) => (await call).json()))
  expect((await render(numbers)).result).toEqual([1, 1])
  expect((await render(numbers)).result).toEqual([2, 2])
})

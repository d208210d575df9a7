import { afterEach, expect, test, vi } from 'vitest'
import { sessionOf } from '../session.ts'
import { installMockFetch } from './mock-fetch.ts'

const outside = vi.fn<typeof fetch>(async () => new Response('outside'))

function openPage() {
  const page = { location: { origin: 'http://shop.test' }, fetch: outside }
  vi.stubGlobal('window', page)
  return page
}

afterEach(() => vi.unstubAllGlobals())

const api = (path: string) => `http://shop.test/api/${path}`
const post = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) })

test('installMockFetch answers the API in the page and keeps its cookies', async () => {
  const page = openPage()
  await installMockFetch()
  expect((await page.fetch(api('auth/user'))).status).toBe(401)
  await page.fetch(api('auth/login'), post({ mobile: '09121234567', code: '12345' }))
  expect((await page.fetch(api('auth/user'))).status).toBe(200)
  await page.fetch(api('auth/logout'), post({}))
  expect((await page.fetch(api('auth/user'))).status).toBe(401)
})

test('installMockFetch resets the session to its scenario and faults', async () => {
  const page = openPage()
  await installMockFetch({ scenario: ['member'], faults: [{ on: 'likes', fault: 'drop' }] })
  expect((await page.fetch(api('auth/user'))).status).toBe(200)
  await expect(page.fetch(api('products/like'))).rejects.toThrow(TypeError)
  await installMockFetch()
  expect((await page.fetch(api('auth/user'))).status).toBe(401)
})

test('a call that was sent before the session is reset neither succeeds nor reaches the new session', async () => {
  const page = openPage()
  await installMockFetch()
  const late = page.fetch(api('auth/otp'), post({ mobile: '09121234567' }))
  const outcome = late.then(
    () => 'answered',
    (error: Error) => error.name,
  )
  await installMockFetch()
  expect(await outcome).toBe('TypeError')
  expect(sessionOf('story').calls).toBe(0)
})

test('an aborted call rejects at once, whatever its latency', async () => {
  const page = openPage()
  await installMockFetch({ faults: [{ on: 'category', fault: { latency: 60_000 } }] })
  const controller = new AbortController()
  const call = page.fetch(api('category/category?ParentId=42&Active=true&SortBy=0'), {
    signal: controller.signal,
  })
  controller.abort()
  await expect(call).rejects.toThrow('aborted')
})

test('installMockFetch passes other requests to the original fetch, and uninstalls', async () => {
  const page = openPage()
  const { uninstall } = await installMockFetch()
  expect(await (await page.fetch('http://shop.test/apiary')).text()).toBe('outside')
  expect(await (await page.fetch('http://elsewhere.test/api/auth/user')).text()).toBe('outside')
  uninstall()
  expect(page.fetch).toBe(outside)
})

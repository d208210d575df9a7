import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { user } from '#contracts/user.ts'
import { getCart } from '#contracts/cart.ts'
import { shareCart } from '#contracts/shared-carts.ts'
import { product } from '#contracts/product.ts'
import { auth } from '#src/stores/auth.ts'
import { ContractError } from './errors.ts'
import { stubFetch, refusal, sampleUser, stubHangingFetch, success } from './stub-fetch.ts'
import { request } from './request.ts'

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'fa-IR' } })
  Object.assign(auth, { hasSession: true, hasExpired: false })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['seconds', '90'],
  ['a date', new Date(Date.UTC(2026, 10, 18, 8, 31, 30)).toUTCString()],
])('`Retry-After` in %s becomes `retryAt`', async (_name, retryAfter) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 18, 8, 30) })
  stubFetch({ '/api/auth/user': () => ({ ...refusal(429), headers: { 'retry-after': retryAfter } }) })
  await expect(request(user, {})).rejects.toMatchObject({ retryAt: Date.UTC(2026, 10, 18, 8, 31, 30) })
  vi.useRealTimers()
})

const requestMemberCart = () => request(getCart, { uniqueId: 'basket-of-sara' })

test.each([
  ['the cart', '/api/cart/cart', requestMemberCart],
  ['sharing the cart', '/api/cart/share', () => request(shareCart, { uniqueId: 'basket-of-sara' })],
])('a 410 of %s becomes a 401 when the session has expired', async (_name, path, requestCart) => {
  stubFetch({
    [path]: () => refusal(410),
    '/api/auth/user': () => refusal(401, 'وارد شوید'),
    '/api/auth/refresh': () => refusal(401),
  })
  await expect(requestCart()).rejects.toMatchObject({ status: 401, messages: ['وارد شوید'] })
  expect(auth).toMatchObject({ hasSession: false, hasExpired: true })
  await expect(requestCart()).rejects.toMatchObject({ status: 401 })
})

test('a 410 of a product is not about the session', async () => {
  const path = '/api/products/product'
  const requested = stubFetch({ [path]: () => refusal(410), '/api/auth/user': () => refusal(401) })
  const requestProduct = () => request(product, { catLabel: 'copper', label: 'old-scales' })
  await expect(requestProduct()).rejects.toMatchObject({ status: 410 })
  Object.assign(auth, { hasSession: false, hasExpired: true })
  await expect(requestProduct()).rejects.toMatchObject({ status: 410 })
  expect(requested).toEqual([path, path])
})

test('a 410 of the cart stays a 410 while the session is valid', async () => {
  stubFetch({ '/api/cart/cart': () => refusal(410), '/api/auth/user': () => success(sampleUser) })
  await expect(requestMemberCart()).rejects.toMatchObject({ status: 410 })
  expect(auth.hasSession).toBe(true)
})

test.each([
  ['HTML instead of JSON', '<!doctype html>'],
  ['truncated JSON', '{"isSuccess":true,"mess'],
  ['a field of another type', { isSuccess: true, messages: [], data: { ...sampleUser, id: 'x' } }],
])('%s is a ContractError', async (_name, body) => {
  stubFetch({ '/api/auth/user': () => ({ status: 200, body }) })
  await expect(request(user, {})).rejects.toBeInstanceOf(ContractError)
})

test('a failed fetch is an unreachable server, not a timeout', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(request(user, {})).rejects.toMatchObject({ status: 0, timedOut: false })
})

test('a call without an answer times out after 15 seconds', async () => {
  vi.useFakeTimers()
  stubHangingFetch()
  const settled = vi.fn<(error: unknown) => void>()
  void request(user, {}).catch(settled)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled.mock.lastCall?.[0]).toMatchObject({ status: 0, timedOut: true })
  vi.useRealTimers()
})

test('an aborted call does not count as an unreachable server', async () => {
  const controller = new AbortController()
  stubHangingFetch()
  const answer = request(user, {}, { signal: controller.signal })
  controller.abort()
  await expect(answer).rejects.not.toMatchObject({ status: 0 })
})

test('every call sends credentials, to another origin too', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(success(sampleUser).body)))
  vi.stubGlobal('fetch', send)
  await request(user, {})
  expect(send.mock.lastCall).toMatchObject(['/api/auth/user', { credentials: 'include' }])
})

test('an input that breaks its contract is not sent', async () => {
  const requested = stubFetch({})
  await expect(request(product, { catLabel: 'Copper', label: 'x' })).rejects.toMatchObject({ status: 400 })
  expect(requested).toEqual([])
})

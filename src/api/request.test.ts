import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { user } from '#contracts/user.ts'
import { getCart } from '#contracts/cart.ts'
import { product } from '#contracts/catalogue.ts'
import { auth } from '#src/stores/auth.ts'
import { ContractError } from './errors.ts'
import { network, no, sara, silence, yes } from './fake-network.ts'
import { request } from './request.ts'

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'fa-IR' } })
  Object.assign(auth, { hasSession: true, hasEnded: false })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['seconds', '90'],
  ['a date', new Date(Date.UTC(2026, 10, 18, 8, 31, 30)).toUTCString()],
])('a refusal says when it may be tried again, in %s', async (_name, said) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 18, 8, 30) })
  network({ '/api/auth/user': () => ({ ...no(429), headers: { 'retry-after': said } }) })
  await expect(request(user, {})).rejects.toMatchObject({ retryAt: Date.UTC(2026, 10, 18, 8, 31, 30) })
  vi.useRealTimers()
})

const basketOfAMember = () => request(getCart, { uniqueId: 'basket-of-sara' })

test('a basket that is gone since the session has ended asks for a sign-in', async () => {
  network({
    '/api/cart/cart': () => no(410),
    '/api/auth/user': () => no(401, 'وارد شوید'),
    '/api/auth/refresh': () => no(401),
  })
  await expect(basketOfAMember()).rejects.toMatchObject({ status: 401, messages: ['وارد شوید'] })
  expect(auth).toMatchObject({ hasSession: false, hasEnded: true })
  await expect(basketOfAMember()).rejects.toMatchObject({ status: 401 })
})

test('a basket that is gone while the session stands is gone', async () => {
  network({ '/api/cart/cart': () => no(410), '/api/auth/user': () => yes(sara) })
  await expect(basketOfAMember()).rejects.toMatchObject({ status: 410 })
  expect(auth.hasSession).toBe(true)
})

test.each([
  ['a page instead of JSON', '<!doctype html>'],
  ['half of the JSON', '{"isSuccess":true,"mess'],
  ['a field of another type', { isSuccess: true, messages: [], data: { ...sara, id: 'x' } }],
])('%s breaks the contract', async (_name, body) => {
  network({ '/api/auth/user': () => ({ status: 200, body }) })
  await expect(request(user, {})).rejects.toBeInstanceOf(ContractError)
})

test('a dead network is told from a refusal', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(request(user, {})).rejects.toMatchObject({ unreachable: true, timedOut: false })
})

test('a server that does not answer is given up', async () => {
  vi.useFakeTimers()
  silence()
  const answer = request(user, {}).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await answer).toMatchObject({ unreachable: true, timedOut: true })
  vi.useRealTimers()
})

test.each([
  ['an early answer', new Promise<Response>(() => {})],
  ['the body of an early answer', Promise.resolve(new Response(new ReadableStream()))],
])('%s that never comes is given up', async (_name, first) => {
  vi.useFakeTimers()
  vi.stubGlobal('earlyFetches', { '/api/auth/user': first })
  const answer = request(user, {}).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await answer).toMatchObject({ unreachable: true, timedOut: true })
  vi.useRealTimers()
})

test('a caller that gives up is not told of a dead network', async () => {
  const controller = new AbortController()
  silence()
  const answer = request(user, {}, { signal: controller.signal })
  controller.abort()
  await expect(answer).rejects.not.toMatchObject({ unreachable: true })
})

test('cookies go along, to a server at another origin too', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(yes(sara).body)))
  vi.stubGlobal('fetch', send)
  await request(user, {})
  expect(send.mock.lastCall).toMatchObject(['/api/auth/user', { credentials: 'include' }])
})

test('what no contract takes is not sent', async () => {
  const asked = network({})
  await expect(request(product, { catLabel: 'Copper', label: 'x' })).rejects.toMatchObject({ status: 400 })
  expect(asked).toEqual([])
})

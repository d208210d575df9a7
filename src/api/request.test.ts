import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { user } from '#contracts/auth.ts'
import { getCart } from '#contracts/cart.ts'
import { product } from '#contracts/catalogue.ts'
import { auth } from '#src/stores/auth.ts'
import { ContractError } from './errors.ts'
import { request } from './request.ts'

type Reply = { status: number; body: unknown; headers?: Record<string, string> }

const sara = {
  id: 501,
  fullName: 'سارا محمدی',
  firstName: 'سارا',
  lastName: 'محمدی',
  mobile: '09121234567',
}
const yes = (data: unknown): Reply => ({ status: 200, body: { isSuccess: true, messages: [], data } })
const no = (status: number, ...texts: string[]): Reply => ({
  status,
  body: { isSuccess: false, messages: texts.map((item1) => ({ item1 })) },
})

/** The network: answers each path by its own function, and writes down what was asked. */
function network(answers: Record<string, () => Reply>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.split('?')[0] ?? ''
    asked.push(path)
    const { status, body, headers } = answers[path]!()
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })
  })
  return asked
}

/** A network that takes every call and answers none. */
function silence() {
  const never = (_url: string, { signal }: RequestInit) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
    })
  vi.stubGlobal('fetch', never)
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'fa-IR' } })
  Object.assign(auth, { hasSession: true, hasEnded: false })
})
afterEach(() => vi.unstubAllGlobals())

function shopWhoseTokenRanOut() {
  let fresh = false
  return network({
    '/api/auth/user': () => (fresh ? yes(sara) : no(401)),
    '/api/auth/refresh': () => {
      fresh = true
      return yes(null)
    },
  })
}

test('twenty calls that fail together cause one refresh, and all succeed', async () => {
  const asked = shopWhoseTokenRanOut()
  const users = await Promise.all(Array.from({ length: 20 }, () => request(user, {})))
  expect(users).toHaveLength(20)
  expect(asked.filter((path) => path === '/api/auth/refresh')).toHaveLength(1)
})

test('so they do where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {})
  const asked = shopWhoseTokenRanOut()
  await Promise.all(Array.from({ length: 20 }, () => request(user, {})))
  expect(asked.filter((path) => path === '/api/auth/refresh')).toHaveLength(1)
})

test('twenty calls of a session that is over cause one refresh', async () => {
  const asked = network({ '/api/auth/user': () => no(401), '/api/auth/refresh': () => no(401) })
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => request(user, {})))
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
  expect(asked.filter((path) => path === '/api/auth/refresh')).toHaveLength(1)
})

test('a refused refresh ends the session', async () => {
  network({ '/api/auth/user': () => no(401, 'وارد شوید'), '/api/auth/refresh': () => no(401) })
  await expect(request(user, {})).rejects.toMatchObject({ status: 401, messages: ['وارد شوید'] })
  expect(auth.hasSession).toBe(false)
})

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

test('a refresh that the server cannot do now does not', async () => {
  network({ '/api/auth/user': () => no(401), '/api/auth/refresh': () => no(503) })
  await expect(request(user, {})).rejects.toMatchObject({ status: 503 })
  expect(auth.hasSession).toBe(true)
})

test('a page in place of a renewal is none, and ends no session', async () => {
  network({
    '/api/auth/user': () => no(401),
    '/api/auth/refresh': () => ({ status: 200, body: '<!doctype html>' }),
  })
  await expect(request(user, {})).rejects.toBeInstanceOf(ContractError)
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
  await expect(request(user, {})).rejects.toMatchObject({ unreachable: true })
})

test('a server that does not answer is given up', async () => {
  vi.useFakeTimers()
  silence()
  const answer = request(user, {}).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await answer).toMatchObject({ unreachable: true })
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

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logout } from '#contracts/auth.ts'
import { user } from '#contracts/user.ts'
import { product } from '#contracts/product.ts'
import { auth, signedIn, signedOut } from '#src/stores/auth.ts'
import { ContractError } from './errors.ts'
import { stubFetch, pendingReply, refusal, sampleUser, success } from './stub-fetch.ts'
import type { Reply } from './stub-fetch.ts'
import { request } from './request.ts'

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'fa-IR' } })
  auth.hasSession = true
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const refreshPath = '/api/auth/refresh'
const refreshesIn = (requested: string[]) => requested.filter((path) => path === refreshPath)

function expiredToken(answer: () => Reply | Promise<Reply> = () => success(sampleUser)) {
  let isFresh = false
  return stubFetch({
    '/api/auth/user': () => (isFresh ? answer() : refusal(401)),
    [refreshPath]: () => {
      isFresh = true
      return success(null)
    },
  })
}

function outcomesOf(calls: Promise<unknown>[]) {
  const outcomes: unknown[] = []
  for (const call of calls) call.catch((error: unknown) => error).then((outcome) => outcomes.push(outcome))
  return outcomes
}

/** Without the Web Locks API, whose queue ignores fake timers. */
function useFakeTimersWithoutLocks() {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
}

test.each([
  ['with', navigator],
  ['without', {}],
])(
  'twenty calls that fail together %s the Web Locks API cause one refresh, and all succeed',
  async (_, browser) => {
    vi.stubGlobal('navigator', browser)
    const requested = expiredToken()
    const users = await Promise.all(Array.from({ length: 20 }, () => request(user, {})))
    expect(users).toHaveLength(20)
    expect(refreshesIn(requested)).toHaveLength(1)
  },
)

test('calls that fail in two tabs cause one refresh', async () => {
  const requested = expiredToken()
  vi.resetModules()
  const [otherTab, otherStore] = await Promise.all([import('./request.ts'), import('#src/stores/auth.ts')])
  otherStore.auth.hasSession = true
  const calls = [request, request, otherTab.request, otherTab.request].map((ask) => ask(user, {}))
  await Promise.all(calls)
  expect(refreshesIn(requested)).toHaveLength(1)
})

test('calls are replayed side by side after a refresh', async () => {
  let underWay = 0
  let most = 0
  expiredToken(async () => {
    most = Math.max(most, (underWay += 1))
    await new Promise((resolve) => setTimeout(resolve))
    underWay -= 1
    return success(sampleUser)
  })
  await Promise.all(Array.from({ length: 5 }, () => request(user, {})))
  expect(most).toBe(5)
})

test('a 401 that arrives after a refresh is replayed without a second refresh', async () => {
  let refuse = () => {}
  const refused = new Promise<Reply>((resolve) => (refuse = () => resolve(refusal(401))))
  const late = vi.fn<() => Reply | Promise<Reply>>(() => refusal(404)).mockReturnValueOnce(refused)
  let isFresh = false
  const requested = stubFetch({
    '/api/products/product': late,
    '/api/auth/user': () => (isFresh ? success(sampleUser) : refusal(401)),
    [refreshPath]: () => {
      isFresh = true
      return success(null)
    },
  })
  const outcomes = outcomesOf([request(product, { catLabel: 'copper', label: 'tray' })])
  await request(user, {})
  const before = requested.length
  refuse()
  await expect.poll(() => outcomes).toHaveLength(1)
  expect(requested.slice(before)).toEqual(['/api/products/product'])
})

test('each call that waits for a hung refresh fails at its own deadline', async () => {
  useFakeTimersWithoutLocks()
  stubFetch({ '/api/auth/user': () => refusal(401), [refreshPath]: pendingReply })
  const outcomes = outcomesOf([5_000, 15_000, 15_000].map((timeout) => request(user, {}, { timeout })))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(outcomes).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(outcomes).toHaveLength(3)
  for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 0 })
})

test('a call that waits for a refresh rejects when its caller aborts it', async () => {
  useFakeTimersWithoutLocks()
  stubFetch({ '/api/auth/user': () => refusal(401), [refreshPath]: pendingReply })
  const others = outcomesOf([request(user, {})])
  const controller = new AbortController()
  const outcomes = outcomesOf([request(user, {}, { signal: controller.signal })])
  await vi.advanceTimersByTimeAsync(1_000)
  controller.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(outcomes).toMatchObject([{ name: 'AbortError' }])
  await vi.advanceTimersByTimeAsync(15_000)
  expect(others).toHaveLength(1)
})

test('a sign-out that times out behind a refresh is not sent later', async () => {
  useFakeTimersWithoutLocks()
  const requested = stubFetch({
    '/api/auth/user': () => refusal(401),
    [refreshPath]: pendingReply,
    '/api/auth/logout': () => success(null),
  })
  outcomesOf([request(user, {})])
  await vi.advanceTimersByTimeAsync(1_000)
  const outcomes = outcomesOf([request(logout, {}, { holdsRefreshLock: true, timeout: 10_000 })])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(outcomes).toMatchObject([{ status: 0 }])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(requested).not.toContain('/api/auth/logout')
})

test('twenty calls of an expired session cause one refresh', async () => {
  const requested = stubFetch({ '/api/auth/user': () => refusal(401), [refreshPath]: () => refusal(401) })
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => request(user, {})))
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
  expect(refreshesIn(requested)).toHaveLength(1)
})

test('a refused refresh ends the session', async () => {
  stubFetch({ '/api/auth/user': () => refusal(401, 'وارد شوید'), [refreshPath]: () => refusal(401) })
  await expect(request(user, {})).rejects.toMatchObject({ status: 401, messages: ['وارد شوید'] })
  expect(auth.hasSession).toBe(false)
})

test('a 503 to a refresh does not end the session', async () => {
  stubFetch({ '/api/auth/user': () => refusal(401), [refreshPath]: () => refusal(503) })
  await expect(request(user, {})).rejects.toMatchObject({ status: 503 })
  expect(auth.hasSession).toBe(true)
})

test('an HTML answer to a refresh does not end the session', async () => {
  stubFetch({
    '/api/auth/user': () => refusal(401),
    [refreshPath]: () => ({ status: 200, body: '<!doctype html>' }),
  })
  await expect(request(user, {})).rejects.toBeInstanceOf(ContractError)
  expect(auth.hasSession).toBe(true)
})

test.each([
  { moment: 'while it is sent', held: '/api/products/product' },
  { moment: 'while it waits for a refresh', held: '/api/auth/user' },
])('a call is not sent again if another member signs in $moment', async ({ held }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const after = async (path: string, reply: Reply) => {
    if (path === held) await released
    return reply
  }
  const requested = stubFetch({
    '/api/products/product': () => after('/api/products/product', refusal(401)),
    '/api/auth/user': () => after('/api/auth/user', success(sampleUser)),
  })
  const outcomes = outcomesOf([request(product, { catLabel: 'copper', label: 'tray' })])
  await expect.poll(() => requested).toContain(held)
  signedOut()
  signedIn()
  release()
  await expect.poll(() => outcomes).toMatchObject([{ status: 401 }])
  expect(requested.filter((path) => path === '/api/products/product')).toHaveLength(1)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logout } from '#contracts/auth.ts'
import { user } from '#contracts/user.ts'
import { product } from '#contracts/catalogue.ts'
import { auth } from '#src/stores/auth.ts'
import { ContractError } from './errors.ts'
import { network, never, no, sara, yes } from './fake-network.ts'
import type { Reply } from './fake-network.ts'
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
const refreshesIn = (asked: string[]) => asked.filter((path) => path === refreshPath)

/** A server that takes the tokens once they are refreshed. */
function expiredToken(answer: () => Reply | Promise<Reply> = () => yes(sara)) {
  let isFresh = false
  return network({
    '/api/auth/user': () => (isFresh ? answer() : no(401)),
    [refreshPath]: () => {
      isFresh = true
      return yes(null)
    },
  })
}

/** What became of each call, in the order in which they ended. */
function endsOf(calls: Promise<unknown>[]) {
  const ends: unknown[] = []
  for (const call of calls) call.catch((error: unknown) => error).then((end) => ends.push(end))
  return ends
}

/** Without the Web Locks API, whose queue does not know of fake timers. */
function inFakeTime() {
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
    const asked = expiredToken()
    const users = await Promise.all(Array.from({ length: 20 }, () => request(user, {})))
    expect(users).toHaveLength(20)
    expect(refreshesIn(asked)).toHaveLength(1)
  },
)

test('calls that fail in two tabs cause one refresh', async () => {
  const asked = expiredToken()
  vi.resetModules()
  const [otherTab, otherStore] = await Promise.all([import('./request.ts'), import('#src/stores/auth.ts')])
  otherStore.auth.hasSession = true
  const calls = [request, request, otherTab.request, otherTab.request].map((ask) => ask(user, {}))
  await Promise.all(calls)
  expect(refreshesIn(asked)).toHaveLength(1)
})

test('calls are replayed side by side after a refresh', async () => {
  let underWay = 0
  let most = 0
  expiredToken(async () => {
    most = Math.max(most, (underWay += 1))
    await new Promise((resolve) => setTimeout(resolve))
    underWay -= 1
    return yes(sara)
  })
  await Promise.all(Array.from({ length: 5 }, () => request(user, {})))
  expect(most).toBe(5)
})

test('a 401 that arrives after a refresh is replayed without another look at the tokens', async () => {
  let refuse = () => {}
  const refused = new Promise<Reply>((resolve) => (refuse = () => resolve(no(401))))
  const late = vi.fn<() => Reply | Promise<Reply>>(() => no(404)).mockReturnValueOnce(refused)
  let isFresh = false
  const asked = network({
    '/api/products/product': late,
    '/api/auth/user': () => (isFresh ? yes(sara) : no(401)),
    [refreshPath]: () => {
      isFresh = true
      return yes(null)
    },
  })
  const ends = endsOf([request(product, { catLabel: 'copper', label: 'tray' })])
  await request(user, {})
  const before = asked.length
  refuse()
  await vi.waitFor(() => expect(ends).toHaveLength(1))
  expect(asked.slice(before)).toEqual(['/api/products/product'])
})

test('each call that waits for a hung refresh fails at its own deadline', async () => {
  inFakeTime()
  network({ '/api/auth/user': () => no(401), [refreshPath]: never })
  const ends = endsOf([5_000, 15_000, 15_000].map((timeout) => request(user, {}, { timeout })))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ends).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ends).toHaveLength(3)
  for (const end of ends) expect(end).toMatchObject({ unreachable: true })
})

test('a call that waits for a refresh ends when its caller gives up', async () => {
  inFakeTime()
  network({ '/api/auth/user': () => no(401), [refreshPath]: never })
  const others = endsOf([request(user, {})])
  const controller = new AbortController()
  const ends = endsOf([request(user, {}, { signal: controller.signal })])
  await vi.advanceTimersByTimeAsync(1_000)
  controller.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(ends).toMatchObject([{ name: 'AbortError' }])
  await vi.advanceTimersByTimeAsync(15_000)
  expect(others).toHaveLength(1)
})

test('a sign-out that waited in vain for a refresh is not sent later', async () => {
  inFakeTime()
  const asked = network({
    '/api/auth/user': () => no(401),
    [refreshPath]: never,
    '/api/auth/logout': () => yes(null),
  })
  endsOf([request(user, {})])
  await vi.advanceTimersByTimeAsync(1_000)
  const ends = endsOf([request(logout, {}, { alone: true, timeout: 10_000 })])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ends).toMatchObject([{ unreachable: true }])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).not.toContain('/api/auth/logout')
})

test('twenty calls of a session that is over cause one refresh', async () => {
  const asked = network({ '/api/auth/user': () => no(401), [refreshPath]: () => no(401) })
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => request(user, {})))
  expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
  expect(refreshesIn(asked)).toHaveLength(1)
})

test('a refused refresh ends the session', async () => {
  network({ '/api/auth/user': () => no(401, 'وارد شوید'), [refreshPath]: () => no(401) })
  await expect(request(user, {})).rejects.toMatchObject({ status: 401, messages: ['وارد شوید'] })
  expect(auth.hasSession).toBe(false)
})

test('a refresh that the server cannot do now does not end the session', async () => {
  network({ '/api/auth/user': () => no(401), [refreshPath]: () => no(503) })
  await expect(request(user, {})).rejects.toMatchObject({ status: 503 })
  expect(auth.hasSession).toBe(true)
})

test('an HTML answer to a refresh does not end the session', async () => {
  network({
    '/api/auth/user': () => no(401),
    [refreshPath]: () => ({ status: 200, body: '<!doctype html>' }),
  })
  await expect(request(user, {})).rejects.toBeInstanceOf(ContractError)
  expect(auth.hasSession).toBe(true)
})

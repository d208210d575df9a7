import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pushSubscribe, pushUnsubscribe } from '#contracts/push.ts'
import { refusal, stubFetch, success } from '#src/api/stub-fetch.ts'
import { pushRenewal } from '#src/platform/push-renewal.ts'
import { auth } from '#src/stores/auth.ts'
import { finishPushRenewal } from './finish-push-renewal.ts'
import { type Post, pushPaths, renewPush } from './worker/renew-push.ts'

const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
const options = { userVisibleOnly: true, applicationServerKey: null }

const subscriptionAt = (name: string) => {
  const endpoint = `https://push.example/send/${name}`
  return { endpoint, options, toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription
}
const [old, renewed] = [subscriptionAt('old'), subscriptionAt('renewed')]
const told = [
  [pushSubscribe.path, { endpoint: renewed.endpoint, keys }],
  [pushUnsubscribe.path, { endpoint: old.endpoint }],
]

/** What Node lacks: a Cache Storage with one cache, and a browser that has the renewed subscription. */
function stubBrowser() {
  const cache = new Map<string, Response>()
  vi.stubGlobal('caches', {
    open: async () => ({ put: async (key: string, response: Response) => void cache.set(key, response) }),
    match: async (key: string) => cache.get(key)?.clone(),
    delete: async () => cache.clear(),
  })
  const registration = { pushManager: { getSubscription: async () => renewed } }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
  vi.stubGlobal('document', { documentElement: { lang: 'fa-IR' } })
}

const pushManager = { subscribe: async () => renewed }
const unable: Post = async () => Response.json({ isSuccess: false, messages: [] }, { status: 401 })

beforeEach(() => {
  stubBrowser()
  Object.assign(auth, { hasSession: true, hasExpired: false })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['that the browser has made', { oldSubscription: old, newSubscription: renewed }],
  ['that the worker has to make', { oldSubscription: old, newSubscription: null }],
])('the worker tells the server of a subscription %s, and that the old one ended', async (_name, change) => {
  const sent: unknown[] = []
  await renewPush(change, pushManager, async (path, body) => {
    sent.push([path, body])
    return Response.json({ isSuccess: true, messages: [], data: null })
  })
  expect(sent).toEqual(told)
  expect(await pushRenewal()).toBeNull()
})

test('a subscription that ended without another one is not renewed', async () => {
  const post = vi.fn<Post>()
  await renewPush({ oldSubscription: null, newSubscription: null }, pushManager, post)
  expect(post).not.toHaveBeenCalled()
})

test('the page tells what the worker could not, once', async () => {
  const change = { oldSubscription: old, newSubscription: renewed }
  await expect(renewPush(change, pushManager, unable)).rejects.toThrow('401')
  const bodies: unknown[] = []
  const requested = stubFetch({
    [pushSubscribe.path]: ({ body }) => (bodies.push(JSON.parse(String(body))), success(null)),
    [pushUnsubscribe.path]: ({ body }) => (bodies.push(JSON.parse(String(body))), success(null)),
  })
  await finishPushRenewal()
  await finishPushRenewal()
  expect(requested.map((path, at) => [path, bodies[at]])).toEqual(told)
})

test('a renewal that the page could not tell either is kept for the next start', async () => {
  await expect(
    renewPush({ oldSubscription: old, newSubscription: renewed }, pushManager, unable),
  ).rejects.toThrow('401')
  stubFetch({ [pushSubscribe.path]: () => refusal(503) })
  await expect(finishPushRenewal()).rejects.toMatchObject({ status: 503 })
  expect(await pushRenewal()).toBe(old.endpoint)
})

test('the worker calls the paths of the contract', () => {
  expect(pushPaths).toEqual({ subscribe: pushSubscribe.path, unsubscribe: pushUnsubscribe.path })
})

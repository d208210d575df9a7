import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pushSubscribe, pushUnsubscribe } from '#contracts/push.ts'
import { refusal, stubFetch, success } from '#src/api/stub-fetch.ts'
import { keepPushLanguage, pushLanguage, pushRenewal } from '#src/platform/push-renewal.ts'
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
  const opened = {
    put: async (key: string, response: Response) => void cache.set(key, response),
    delete: async (key: string) => cache.delete(key),
  }
  vi.stubGlobal('caches', {
    open: async () => opened,
    match: async (key: string) => cache.get(key)?.clone(),
  })
  const registration = { pushManager: { getSubscription: async () => renewed } }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
  vi.stubGlobal('document', { documentElement: { lang: 'fa-IR' } })
}

const pushManager = { subscribe: async () => renewed }
const able: Post = async () => Response.json({ isSuccess: true, messages: [], data: null })
const unable: Post = async () => Response.json({ isSuccess: false, messages: [] }, { status: 401 })

beforeEach(async () => {
  stubBrowser()
  await keepPushLanguage('en-US')
  Object.assign(auth, { hasSession: true, hasExpired: false })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['that the browser has made', { oldSubscription: old, newSubscription: renewed }],
  ['that the worker has to make', { oldSubscription: old, newSubscription: null }],
])('the worker tells the server of a subscription %s, and that the old one ended', async (_name, change) => {
  const sent: unknown[] = []
  await renewPush(change, pushManager, async (...call) => {
    sent.push(call)
    return able(...call)
  })
  expect(sent).toEqual(told.map((call) => [...call, 'en-US']))
  expect(await pushRenewal()).toBeNull()
})

test('a subscription that ended without another one is not renewed', async () => {
  const post = vi.fn<Post>()
  await renewPush({ oldSubscription: null, newSubscription: null }, pushManager, post)
  expect(post).not.toHaveBeenCalled()
})

test('a renewal after another one has the language of the registration, too', async () => {
  const post = vi.fn<Post>(able)
  const again = subscriptionAt('again')
  await renewPush({ oldSubscription: old, newSubscription: renewed }, pushManager, post)
  await renewPush({ oldSubscription: renewed, newSubscription: again }, pushManager, post)
  expect(post.mock.calls.map(([, , language]) => language)).toEqual(Array(4).fill('en-US'))
})

test('a renewal of a registration whose language is not known is left to the page', async () => {
  stubBrowser()
  const post = vi.fn<Post>(able)
  await renewPush({ oldSubscription: old, newSubscription: renewed }, pushManager, post)
  expect(post).not.toHaveBeenCalled()
  expect(await pushRenewal()).toBe(old.endpoint)
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
  expect(await pushLanguage()).toBe('fa-IR')
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

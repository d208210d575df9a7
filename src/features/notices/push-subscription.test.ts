import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { stubFetch, success } from '#src/api/stub-fetch.ts'
import { pushLanguage } from '#src/platform/push-renewal.ts'
import { signedIn, signedOut } from '#src/stores/auth.ts'
import { switchPush } from './push-subscription.ts'

function stubPush(requestPermission: () => Promise<NotificationPermission>) {
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
  const toJSON = () => ({ endpoint: 'https://push.example/of-sara', keys })
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => true)
  let subscription: object | null = null
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => (subscription = { toJSON, unsubscribe }),
  }
  const registration = { pushManager }
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  }
  vi.stubGlobal('navigator', { onLine: true, serviceWorker })
  vi.stubGlobal('document', { documentElement: { lang: 'fa-IR' } })
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', { requestPermission })
  const cache = new Map<string, Response>()
  const put = async (key: string, response: Response) => void cache.set(key, response)
  vi.stubGlobal('caches', {
    open: async () => ({ put }),
    match: async (key: string) => cache.get(key),
    delete: async () => true,
  })
  return { unsubscribe }
}

test('the language of the registration is kept for the worker', async () => {
  signedIn()
  stubPush(async () => 'granted')
  const requested = stubFetch({ '/api/notices/push/subscribe': () => success(null) })
  const client = new QueryClient()
  await client.getMutationCache().build(client, switchPush('key')).execute(true)
  expect(requested).toEqual(['/api/notices/push/subscribe'])
  expect(await pushLanguage()).toBe('fa-IR')
})

test('a browser that is permitted to show news after a sign-out is not registered for the next member', async () => {
  signedIn()
  const { unsubscribe } = stubPush(async () => {
    signedOut()
    signedIn()
    return 'granted'
  })
  const requested = stubFetch({ '/api/notices/push/subscribe': () => success(null) })
  const client = new QueryClient()
  await client.getMutationCache().build(client, switchPush('key')).execute(true)
  expect(requested).toEqual([])
  expect(unsubscribe).toHaveBeenCalledOnce()
})

import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { dateByDevice } from './features/pwa/worker/date-by-device.ts'
import { isFont, isCacheableCatalogue, isPicture } from './features/pwa/worker/cacheable.ts'
import { createChangeDetector, isCompleteEnvelope } from './features/pwa/worker/revalidation.ts'
import { notificationOf, openNotice } from './features/pwa/worker/push.ts'
import { type PushChange, renewPush } from './features/pwa/worker/renew-push.ts'
import { offlinePageOf } from './features/pwa/worker/offline-page.ts'
import { catalogueKeys } from './api/query-keys.ts'
import { delay } from './platform/delay.ts'
import type { Tab } from './platform/tab-address.ts'
import { tabsChannel } from './platform/tabs-channel.ts'
import { serverAddress } from './platform/server-address.ts'

type Client = Tab & { focus(): Promise<unknown> }
type Extendable = { waitUntil(work: Promise<unknown>): void }
type PushEvent = Extendable & { data: { json(): unknown } | null }
type PushChangeEvent = Extendable & PushChange
type NotificationEvent = Extendable & { notification: Notification }

/** The part of the worker scope in use: TypeScript's `webworker` types would replace those of the page. */
declare const self: {
  __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0]
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<readonly Client[]>
    openWindow(url: string): Promise<unknown>
  }
  registration: ServiceWorkerRegistration
  location: Location
  skipWaiting(): Promise<void>
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: PushChangeEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent<{ type?: unknown } | null>) => void): void
}

const day = 24 * 60 * 60

/** On a full disk workbox deletes these caches, never the precache. */
const atMost = (maxEntries: number, days: number): WorkboxPlugin[] => [
  { cacheWillUpdate: async ({ response }) => (response.status === 200 ? dateByDevice(response) : null) },
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true }),
]

const hasChanged = createChangeDetector()

const catalogue = 'catalogue'

function keyOf({ url, headers }: Request) {
  const key = new URL(url)
  key.searchParams.set('accept-language', headers.get('accept-language') ?? '')
  return key.href
}

const byLanguage: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => keyOf(request) }

/** Milliseconds: a page makes many calls at its start, and reads all of its catalogue again for each message. */
const gathering = 1_000
let telling: Promise<void> | null = null

/** Pages listen to other tabs from their start on. */
function tell(keys: readonly unknown[]) {
  const channel = new BroadcastChannel(tabsChannel)
  for (const key of keys) channel.postMessage(key)
  channel.close()
}

async function tellSoon() {
  await delay(gathering)
  telling = null
  tell(catalogueKeys)
}

const tellPages = () => (telling ??= tellSoon())

/** A 404 or 410 removes the cached response. */
async function forget(request: Request) {
  const kept = await caches.open(catalogue)
  if (await kept.delete(keyOf(request), { ignoreVary: true })) await tellPages()
}

/** Notifies pages that showed a stale response, so that they refetch. */
const upToDate: WorkboxPlugin = {
  async cacheWillUpdate({ request, response }) {
    if (response.status === 404 || response.status === 410) await forget(request)
    return (await isCompleteEnvelope(response)) ? response : null
  },
  async cacheDidUpdate({ request, oldResponse, newResponse }) {
    if (await hasChanged(request.url, oldResponse?.clone(), newResponse.clone())) await tellPages()
  },
}

precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
clientsClaim()

/** App shell; not for paths of the server, files and scenario links of the mock server. */
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/shell.html'), {
    denylist: [/^\/(api|__mock)(\/|$)/, /^[^?]*\.[a-z\d]+(\?|$)/i, /[?&]scenario=/],
  }),
)
registerRoute(
  ({ request }) => isCacheableCatalogue(request),
  new StaleWhileRevalidate({
    cacheName: catalogue,
    matchOptions: { ignoreVary: true },
    plugins: [byLanguage, upToDate, ...atMost(150, 7)],
  }),
)
registerRoute(
  ({ request }) => isPicture(request),
  new CacheFirst({
    cacheName: 'pictures',
    matchOptions: { ignoreVary: true },
    plugins: atMost(200, 30),
  }),
)
registerRoute(
  ({ request }) => isFont(request),
  new CacheFirst({
    cacheName: 'fonts',
    matchOptions: { ignoreVary: true },
    plugins: atMost(10, 365),
  }),
)

setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error()
  return (await matchPrecache(offlinePageOf(request))) ?? Response.error()
})
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request }) => fetch(request),
)

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

async function showPush({ data }: PushEvent) {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { title, options } = notificationOf(data, page?.url)
  tell(['notices'])
  await self.registration.showNotification(title, options)
}

self.addEventListener('push', (event) => event.waitUntil(showPush(event)))

const postAsPage = (path: string, body: unknown, language: string) =>
  fetch(serverAddress(path), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    credentials: 'include',
  })

self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewPush(event, self.registration.pushManager, postAsPage)),
)

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNotice(event.notification.data, self.clients, self.location.origin))
})

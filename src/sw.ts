import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { isFont, isOfCatalogue, isPicture } from './features/pwa/worker/cacheable.ts'
import { type CatalogueChanged, changesOf, isWhole } from './features/pwa/worker/fresh-answers.ts'
import { offlinePageOf } from './features/pwa/worker/offline-page.ts'

type Client = { postMessage(message: CatalogueChanged): void }

/** What this file knows of its world; TypeScript's own types of it would take the place of a page's. */
declare const self: {
  __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0]
  clients: { matchAll(options: { type: 'window' }): Promise<readonly Client[]> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'message', listener: (event: MessageEvent<{ type?: unknown } | null>) => void): void
}

const day = 24 * 60 * 60

/** A full disk costs what can be fetched again, and never the page. */
const atMost = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true })

const hasChanged = changesOf()

const catalogue = 'catalogue'

/** Answers stand beside each other in three languages. */
function keyOf({ url, headers }: Request) {
  const key = new URL(url)
  key.searchParams.set('accept-language', headers.get('accept-language') ?? '')
  return key.href
}

const byLanguage: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => keyOf(request) }

async function tellPages() {
  const message: CatalogueChanged = { type: 'catalogue-changed' }
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(message)
}

/** Goods that are gone are not sold from here. */
async function forget(request: Request) {
  const kept = await caches.open(catalogue)
  if (await kept.delete(keyOf(request), { ignoreVary: true })) await tellPages()
}

/** What was shown from the cache and turns out to be old is said to the pages, which ask again. */
const upToDate: WorkboxPlugin = {
  async cacheWillUpdate({ request, response }) {
    if (response.status === 404 || response.status === 410) await forget(request)
    return (await isWhole(response)) ? response : null
  },
  async cacheDidUpdate({ request, oldResponse, newResponse }) {
    if (await hasChanged(request.url, oldResponse?.clone(), newResponse.clone())) await tellPages()
  },
}

precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
clientsClaim()

/** Pages of the shop. Pages of the server, files and the doors of the mock server's worlds are none. */
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(api|__mock)(\/|$)/, /^[^?]*\.[a-z\d]+(\?|$)/i, /[?&]scenario=/],
  }),
)
registerRoute(
  ({ request }) => isOfCatalogue(request),
  new StaleWhileRevalidate({
    cacheName: catalogue,
    matchOptions: { ignoreVary: true },
    plugins: [byLanguage, upToDate, atMost(150, 7)],
  }),
)
registerRoute(
  ({ request }) => isPicture(request),
  new CacheFirst({
    cacheName: 'pictures',
    matchOptions: { ignoreVary: true },
    plugins: [new CacheableResponsePlugin({ statuses: [200] }), atMost(200, 30)],
  }),
)
registerRoute(
  ({ request }) => isFont(request),
  new CacheFirst({
    cacheName: 'fonts',
    plugins: [new CacheableResponsePlugin({ statuses: [200] }), atMost(10, 365)],
  }),
)

/** Navigations that only the server could answer, such as a payment page, have a page to say so. */
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error()
  return (await matchPrecache(offlinePageOf(request))) ?? Response.error()
})
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request }) => fetch(request),
)

/** A page that has nothing to lose asks the new worker to take over: see `app/app-update/service-worker.ts`. */
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting()
})

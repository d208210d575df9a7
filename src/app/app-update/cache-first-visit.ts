import { isCacheable, isCacheableCatalogue } from '#src/features/pwa/worker/cacheable.ts'
import { serverAddress } from '#src/platform/server-address.ts'

/** Of an API at another origin calls alone: an opaque picture cannot be told from a failure. */
function isWanted(url: string) {
  const call = { method: 'GET', url }
  if (url.startsWith(`${location.origin}/`)) return isCacheable(call)
  return url.startsWith(serverAddress('/api/')) && isCacheableCatalogue(call)
}

/** Lets the worker cache what the page loaded before it was installed. */
export function cacheFirstVisit(worker: ServiceWorker) {
  const headers = { 'accept-language': document.documentElement.lang }
  const urlsToCache = performance
    .getEntriesByType('resource')
    .filter(({ name }) => isWanted(name))
    .map(({ name }) => [name, { headers }])
  worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

import { isCacheable } from '#src/features/pwa/worker/cacheable.ts'

/** Lets the worker cache what the page loaded before it was installed. */
export function cacheFirstVisit(worker: ServiceWorker) {
  const headers = { 'accept-language': document.documentElement.lang }
  const urlsToCache = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(`${location.origin}/`) && isCacheable({ method: 'GET', url: name }))
    .map(({ name }) => [name, { headers }])
  worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

import { isKept } from './worker/cacheable.ts'

/** What a page was given before the worker was there: the worker fetches it once more, and keeps it. */
export function keepFirstVisit(worker: ServiceWorker) {
  const headers = { 'accept-language': document.documentElement.lang }
  const urlsToCache = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(`${location.origin}/`) && isKept({ method: 'GET', url: name }))
    .map(({ name }) => [name, { headers }])
  worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

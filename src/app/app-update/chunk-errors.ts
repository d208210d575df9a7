import { chunkError } from '#src/api/errors.ts'
import type { AppRouter } from '../router.ts'
import { build } from './build.ts'
import { mayReload } from './reload-guard.ts'

/**
 * A chunk that fails to load may belong to an older build: the page that needs it is reloaded, and a failed prefetch
 * makes the next navigation a document load. The router's own reload has no guard, and reloads offline too: it does not
 * recognise the error by this name.
 */
export function reloadOnChunkErrors(router: AppRouter) {
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as VitePreloadErrorEvent
    payload.name = chunkError
    payload.message = `A part of the page did not come: ${payload.message}`
    if (!navigator.onLine) return
    build.isOutdated = true
    if (router.state.status === 'pending' && mayReload(location.pathname)) location.reload()
  })
}

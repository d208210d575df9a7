import { chunkError } from '#src/api/errors.ts'
import type { AppRouter } from '../router.ts'
import { build } from './build.ts'
import { mayReload } from './reload-guard.ts'

/** A missing chunk may belong to an older build. The error is renamed: the router would reload without a guard, even offline. */
export function reloadOnChunkErrors(router: AppRouter) {
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as VitePreloadErrorEvent
    payload.name = chunkError
    payload.message = `A chunk failed to load: ${payload.message}`
    if (!navigator.onLine) return
    build.isOutdated = true
    if (router.state.status === 'pending' && mayReload(location.pathname)) location.reload()
  })
}

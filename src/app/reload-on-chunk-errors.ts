import { chunkError } from '#src/api/errors.ts'
import { mayReload } from '#src/stores/reloads.ts'
import type { AppRouter } from './router.ts'

/**
 * A page whose script does not come is loaded anew, once in ten seconds: the server may have another build. What was
 * only fetched ahead waits for its turn. The router itself would reload for any such error, offline too, if it knew its
 * message.
 */
export function reloadOnChunkErrors(router: AppRouter) {
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as VitePreloadErrorEvent
    payload.name = chunkError
    payload.message = `A part of the page did not come: ${payload.message}`
    if (navigator.onLine && router.state.status === 'pending' && mayReload(location.pathname))
      location.reload()
  })
}

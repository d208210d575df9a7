import { chunkError } from '#src/api/errors.ts'
import { delay } from '#src/platform/delay.ts'
import type { AppRouter } from '../router.ts'
import { build } from './build.ts'
import { mayReload } from './reload-guard.ts'

/** A missing chunk may belong to an older build. The error is renamed: the router would reload without a guard, even offline. */
export function reloadOnChunkErrors(router: AppRouter) {
  const { queryClient } = router.options.context
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as VitePreloadErrorEvent
    payload.name = chunkError
    payload.message = `A chunk failed to load: ${payload.message}`
    if (!navigator.onLine) return
    build.isOutdated = true
    if (router.state.status === 'pending') void reload()
  })

  /** A reload would abort a mutation. */
  async function reload() {
    while (queryClient.isMutating() > 0) await delay(100)
    if (mayReload(location.pathname)) location.reload()
  }
}

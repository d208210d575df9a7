import type { QueryClient } from '@tanstack/react-query'
import { chunkError } from '#src/api/errors.ts'
import type { AppRouter } from '../router.ts'
import { build } from './build.ts'
import { mayReload } from './reload-guard.ts'

/**
 * A missing chunk may belong to an older build. The error has another message: the router, which knows the browsers' ones,
 * would reload without a guard, even offline.
 */
export function reloadOnChunkErrors(router: AppRouter, client: QueryClient) {
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = chunkError
    payload.message = `Missing chunk: ${payload.message}`
    if (!navigator.onLine) return
    build.isOutdated = true
    if (router.state.status === 'pending' && mayReload(client, location.pathname)) location.reload()
  })
}

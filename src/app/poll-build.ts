import type { QueryClient } from '@tanstack/react-query'
import { buildInterval, latestBuild } from '#src/features/pwa/latest-build.ts'
import { mayReload } from '#src/stores/reloads.ts'
import { pollWhileVisible } from '#src/platform/poll-while-visible.ts'
import type { AppRouter } from './router.ts'

type Navigate = (options: { reloadDocument?: boolean }) => Promise<void>

/**
 * Once the server has another build than `own`, the next page is loaded whole, no path twice in ten seconds.
 */
export function pollBuild(router: AppRouter, client: QueryClient, own: string) {
  const navigate = router.navigate as Navigate
  let isOld = false

  pollWhileVisible(buildInterval, async (signal) => {
    isOld = (await latestBuild(signal)) !== own
  })

  /** Another page: a filter or a tab of this one is none. What is on its way to the server is not cut off. */
  function isElsewhere(options: object) {
    const { pathname, publicHref } = router.buildLocation(options)
    const isSame = pathname === router.state.location.pathname
    return !isSame && client.isMutating() === 0 && mayReload(publicHref.replace(/[?#].*/s, ''))
  }

  const anew: Navigate = (options) =>
    navigate(isOld && isElsewhere(options) ? { ...options, reloadDocument: true } : options)
  router.navigate = anew as typeof router.navigate

  /** A part that is not there any more was of another build. */
  addEventListener('vite:preloadError', () => {
    isOld ||= navigator.onLine
  })
}

import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts'
import { reportError } from '#src/platform/report-error.ts'
import { refetchFailed } from '#src/api/refetch-failed.ts'
import { restoreOverlayEntry, startOverlayHistory } from '#src/stores/overlay-history.ts'
import { closeModal } from '#src/stores/modal.ts'
import { routerOptions } from './router-options.ts'
import type { RouterContext } from './router-options.ts'
import { restoreScrolling } from './navigation/scroll-restoration.ts'
import { pipeNavigation } from './navigation/pipeline.ts'
import { preloadWhenIdle } from './navigation/preload-when-idle.ts'
import { startTabbingAtMain } from './navigation/start-tabbing-at-main.ts'

/**
 * `skeletonDelay`: ms that another page is waited for. A page whose search changes stays, with its focus and where it is
 * scrolled to.
 */
export function createAppRouter(locale: Locales, context: RouterContext, skeletonDelay = 150) {
  const isNewEntry = history.state === null
  startOverlayHistory()
  const router = createRouter({
    ...routerOptions(locale, context),
    defaultPreload: 'viewport',
    defaultPreloadStaleTime: 0,
    defaultPendingMinMs: 300,
    scrollRestoration: true,
    defaultHashScrollIntoView: false,
    defaultOnCatch: (error) => reportError(error, 'route', true),
  })
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? skeletonDelay : Infinity
    closeModal()
    if (pathChanged) void refetchFailed(context.queryClient)
    setTimeout(restoreOverlayEntry)
  })
  pipeNavigation(router, restoreScrolling(router, isNewEntry))
  preloadWhenIdle(router)
  startTabbingAtMain(router)
  return router
}

export const firstDrawn = (router: AppRouter) =>
  new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      resolve()
    })
  })

export type AppRouter = ReturnType<typeof createAppRouter>

export type AppContext = { router: AppRouter; client: QueryClient; LL: TranslationFunctions }

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

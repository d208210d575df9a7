import { createRouter } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import type { Locales, Namespaces, TranslationFunctions } from '#i18n/i18n-types.ts'
import { reportError } from '#src/platform/report-error.ts'
import { refetchFailed } from '#src/api/refetch-failed.ts'
import { RouteError } from '#src/routes/-RouteError.tsx'
import { LazyNotFound } from '#src/ui/NotFound/lazy-not-found.ts'
import { PageSkeleton } from '#src/ui/PageSkeleton/PageSkeleton.tsx'
import { restoreOverlayEntry, startOverlayHistory } from '#src/stores/overlay-history.ts'
import { closeModal } from '#src/stores/modal.ts'
import { routeTree } from './route-tree.gen.ts'
import { restoreScrolling } from './navigation/scroll-restoration.ts'
import { parseSearchParams, stringifySearchParams } from './navigation/search-params.ts'
import { pipeNavigation } from './navigation/pipeline.ts'
import { preloadWhenIdle } from './navigation/preload-when-idle.ts'
import { localeRewrite } from './navigation/locale-rewrite.ts'

export type RouterContext = {
  queryClient: QueryClient
  LL: TranslationFunctions
  /** Loads the texts that only some pages need: see `i18n/texts.ts`. */
  texts: (...wanted: Namespaces[]) => Promise<void>
}

export function createAppRouter(locale: Locales, context: RouterContext) {
  startOverlayHistory()
  const router = createRouter({
    routeTree,
    notFoundMode: 'root',
    rewrite: localeRewrite(locale),
    context,
    parseSearch: parseSearchParams,
    stringifySearch: stringifySearchParams,
    defaultPreload: 'viewport',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    scrollRestoration: true,
    defaultHashScrollIntoView: false,
    defaultErrorComponent: RouteError,
    defaultOnCatch: (error) => reportError(error, 'route', true),
    defaultNotFoundComponent: LazyNotFound,
    defaultPendingComponent: PageSkeleton,
  })
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    closeModal()
    if (pathChanged) void refetchFailed(context.queryClient)
  })
  router.subscribe('onResolved', restoreOverlayEntry)
  pipeNavigation(router)
  preloadWhenIdle(router)
  restoreScrolling(router)
  return router
}

/** Resolves when the first page or its skeleton is drawn. */
export const firstDrawn = (router: AppRouter) =>
  new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      resolve()
    })
  })

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

import { createRouter } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import type { Locales, Namespaces, TranslationFunctions } from '#i18n/i18n-types.ts'
import { whenIdle } from '#src/platform/when-idle.ts'
import { reportError } from '#src/platform/report-error.ts'
import { askAgain } from '#src/api/refetch-failed.ts'
import { delay } from '#src/platform/delay.ts'
import { RouteError } from '#src/routes/-RouteError.tsx'
import { LazyNotFound } from '#src/ui/NotFound/lazy-not-found.ts'
import { PageSkeleton } from '#src/ui/PageSkeleton/PageSkeleton.tsx'
import { auth, isLoginPath, rememberBackUrl, takeWantedLike } from '#src/stores/auth.ts'
import { layersBegan, overLayers, pageChangedBeneath } from '#src/stores/overlay-history.ts'
import { closeModal } from '#src/stores/modal.ts'
import { routeTree } from './route-tree.gen.ts'
import { restoreScrolling } from './navigation/scroll-restoration.ts'
import { parseSearchParams, stringifySearchParams } from './navigation/search-params.ts'
import { blockExternalNavigation } from './navigation/block-external-navigation.ts'
import { localeRewrite } from './navigation/locale-rewrite.ts'

export type RouterContext = {
  queryClient: QueryClient
  LL: TranslationFunctions
  /** Loads the texts that only some pages need: see `i18n/texts.ts`. */
  texts: (...wanted: Namespaces[]) => Promise<void>
}

export function createAppRouter(locale: Locales, context: RouterContext) {
  layersBegan()
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
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    closeModal()
    if (pathChanged) void askAgain(context.queryClient)
    if (auth.hasSession) return
    if (fromLocation && isLoginPath(fromLocation.pathname) && !isLoginPath(toLocation.pathname))
      takeWantedLike()
    rememberBackUrl(toLocation.href)
  })
  router.subscribe('onResolved', pageChangedBeneath)
  router.navigate = blockExternalNavigation(overLayers(router.navigate)) as typeof router.navigate
  router.preloadRoute = atRestOnly(router.preloadRoute)
  restoreScrolling(router)
  return router
}

/** The first page that was asked for, or what stands for it. */
export const firstDrawn = (router: AppRouter) =>
  new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      resolve()
    })
  })

/** What is in sight may be wanted next; what was asked for comes first. One at a time: the page answers in between. */
function atRestOnly<Preload extends (...args: never[]) => Promise<unknown>>(preload: Preload): Preload {
  let others: Promise<unknown> = Promise.resolve()
  return (async (...args) => {
    await whenIdle()
    await (others = others.then(() => delay()))
    return preload(...args)
  }) as Preload
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

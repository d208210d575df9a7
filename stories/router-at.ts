import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import type { Locales } from '#i18n/i18n-types.ts'
import { i18nObject } from '#i18n/i18n-util.ts'
import { createAppRouter } from '#src/app/router.ts'
import { localizedPath } from '#i18n/locales.ts'

export type Place = {
  locale: Locales
  path: string
  skeletonDelay?: number
}

/**
 * The texts of the locale must be loaded. Preloads nothing: what waits until the browser is idle would ask the server of
 * the next story or test, and use up its faults.
 */
export function routerAt({ locale, path, skeletonDelay }: Place, queryClient: QueryClient) {
  /** As a page that was just opened: an earlier story may have left a state, which is taken for a reload. */
  history.replaceState(null, '')
  const context = { queryClient, LL: i18nObject(locale), texts: async () => {} }
  const router = createAppRouter(locale, context, skeletonDelay)
  const memory = createMemoryHistory({ initialEntries: [localizedPath(locale, path)] })
  router.update({ ...router.options, history: memory, defaultPreload: false })
  return router
}

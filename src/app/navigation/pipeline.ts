import { isOverlayEntry } from '#src/stores/overlay-history.ts'
import { build } from '../app-update/build.ts'
import type { AppRouter } from '../router.ts'
import { throwIfExternal } from './throw-if-external.ts'

type Options = {
  href?: string
  to?: unknown
  replace?: boolean
  reloadDocument?: boolean
  resetScroll?: boolean
}

/** Wraps `router.navigate`: no hook of the router may throw or change the options (docs/decisions). */
export function pipeNavigation(router: AppRouter, scrollAgain: () => void) {
  const navigate = router.navigate as (options: Options) => Promise<void>

  function navigateInShop(options: Options) {
    throwIfExternal(options)
    const next = { ...options }
    if (isOverlayEntry()) next.replace = true
    if (build.needsReload(options)) next.reloadDocument = true
    const isShown = router.buildLocation(next as object).href === router.latestLocation.href
    if (isShown && next.resetScroll !== false) scrollAgain()
    return navigate(next)
  }
  router.navigate = navigateInShop as typeof router.navigate
}

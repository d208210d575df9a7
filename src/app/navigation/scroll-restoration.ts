import { isPrerendered } from '#src/platform/prerendered.ts'
import { reportError } from '#src/platform/report-error.ts'
import { delay } from '#src/platform/delay.ts'
import type { AppRouter } from '../router.ts'
import { correctScroll } from './correct-scroll.ts'

/** Milliseconds, for late content above the target of a hash. */
const hashDelay = 300

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
const behavior = () => (reducedMotion.matches ? 'instant' : 'smooth')

/**
 * `isNewEntry`: the history entry has no state yet. After a reload or Back it has. The returned function has the next draw
 * scroll as a new page does, although the address is the same.
 */
export function restoreScrolling(router: AppRouter, isNewEntry: boolean) {
  /** By history entry. The router's own record is wrong after Back during a pending page: it saves the skeleton's position. */
  const positions = new Map<string | undefined, number>()
  let previous = router.history.location
  let isTraversal = !isNewEntry
  /** A prerendered page may have been scrolled before the shop has drawn it. */
  let keepsPlace = isPrerendered() && !isTraversal
  /** A link to the page that is shown: the router would keep its position. */
  let isRepeated = false
  router.options.scrollRestoration = () => {
    const isRestored = !keepsPlace && !isRepeated
    keepsPlace = false
    return isRestored
  }

  async function scrollToHashTarget(hash: string) {
    const [{ scrollToHash }] = await Promise.all([import('./scroll-to-hash.ts'), delay(hashDelay)])
    if (router.state.location.hash === hash) scrollToHash(hash, behavior())
  }

  router.history.subscribe(({ location, action: { type } }) => {
    const isRendered = router.state.resolvedLocation?.pathname === previous.pathname
    if (isRendered) positions.set(previous.state.__TSR_key, scrollY)
    previous = location
    isRepeated = false
    isTraversal = type !== 'PUSH' && type !== 'REPLACE'
    router.options.scrollRestorationBehavior = isTraversal ? 'instant' : behavior()
  })

  router.subscribe('onRendered', ({ toLocation: { hash, state }, pathChanged, hashChanged }) => {
    const scrollsAgain = isRepeated
    isRepeated = false
    if (isTraversal) return correctScroll(positions.get(state.__TSR_key) ?? scrollY)
    if (hash && (pathChanged || hashChanged || scrollsAgain))
      scrollToHashTarget(hash).catch((error: unknown) => reportError(error, 'part'))
    else if (scrollsAgain) scrollTo({ top: 0, behavior: behavior() })
  })

  return () => {
    isRepeated = true
    isTraversal = false
  }
}

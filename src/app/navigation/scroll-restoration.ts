import { reportError } from '#src/platform/report-error.ts'
import { delay } from '#src/platform/delay.ts'
import type { AppRouter } from '../router.ts'

/** Milliseconds for what a page loads late to take its place above the element that the hash names. */
const hashDelay = 300

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
const behavior = () => (reducedMotion.matches ? 'instant' : 'smooth')

/** What a smooth way to the top has left is added by the browser in the frame after the page was put to its place. */
function holdAt(top: number, frames = 4) {
  if (scrollY !== top) scrollTo({ top, behavior: 'instant' })
  if (frames > 0) requestAnimationFrame(() => holdAt(top, frames - 1))
}

/**
 * Back and forward find the place that was left, at once; a new page is scrolled smoothly to its top, or to the element
 * that its hash names. How far below the edge that ends is `scroll-margin` in `global.css`.
 */
export function restoreScrolling(router: AppRouter) {
  const [entry] = performance.getEntriesByType('navigation')
  /**
   * Where each entry of the history was left. The router notes it, too, and spoils its note when Back comes while the
   * next page is awaited: it takes the place on that page's skeleton for the one before.
   */
  const places = new Map<string | undefined, number>()
  let left = router.history.location
  let isReturn = entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'

  async function findHash(hash: string) {
    const [{ scrollToHash }] = await Promise.all([import('./scroll-to-hash.ts'), delay(hashDelay)])
    if (router.state.location.hash === hash) scrollToHash(hash, behavior())
  }

  router.history.subscribe(({ location, action: { type } }) => {
    const isDrawn = router.state.resolvedLocation?.pathname === left.pathname
    if (isDrawn) places.set(left.state.__TSR_key, scrollY)
    left = location
    isReturn = type !== 'PUSH' && type !== 'REPLACE'
    router.options.scrollRestorationBehavior = isReturn ? 'instant' : behavior()
  })

  router.subscribe('onRendered', ({ toLocation: { hash, state }, pathChanged, hashChanged }) => {
    if (isReturn) return holdAt(places.get(state.__TSR_key) ?? scrollY)
    if (!hash || !(pathChanged || hashChanged)) return
    findHash(hash).catch((error: unknown) => reportError(error, 'part'))
  })
}

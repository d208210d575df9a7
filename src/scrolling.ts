import { caught } from './caught.ts'
import { pause } from './pause.ts'
import type { AppRouter } from './router.ts'

/** Milliseconds for what a page loads late to take its place above the element that the hash names. */
const hashDelay = 300

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
const behavior = () => (reducedMotion.matches ? 'instant' : 'smooth')

/** What a smooth way to the top has left is added by the browser in the frame after the page was put to its place. */
function holdStill(top: number, frames = 4) {
  if (frames === 0) return
  requestAnimationFrame(() => {
    if (scrollY !== top) scrollTo({ top, behavior: 'instant' })
    holdStill(top, frames - 1)
  })
}

/**
 * Back and forward find the place that was left, at once; a new page is scrolled smoothly to its top, or to the element
 * that its hash names. How far below the edge that ends is `scroll-margin` in `global.css`.
 */
export function watchScrolling(router: AppRouter) {
  const [entry] = performance.getEntriesByType('navigation')
  let isReturn = entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'

  async function findHash(hash: string) {
    const [{ scrollToHash }] = await Promise.all([import('./scroll-to-hash.ts'), pause(hashDelay)])
    if (router.state.location.hash === hash) scrollToHash(hash, behavior())
  }

  router.history.subscribe(({ action: { type } }) => {
    isReturn = type !== 'PUSH' && type !== 'REPLACE'
    router.options.scrollRestorationBehavior = isReturn ? 'instant' : behavior()
  })

  router.subscribe('onRendered', ({ toLocation: { hash }, pathChanged, hashChanged }) => {
    if (isReturn) return holdStill(scrollY)
    if (!hash || !(pathChanged || hashChanged)) return
    findHash(hash).catch((error: unknown) => caught(error, 'part'))
  })
}

import type { AppRouter } from './router.ts'

/** Milliseconds for what a page loads late to take its place above the element that the hash names. */
const hashDelay = 300

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
const behavior = () => (reducedMotion.matches ? 'instant' : 'smooth')

/**
 * Back and forward find the place that was left, at once; a new page is scrolled smoothly to its top, or to the element
 * that its hash names. How far below the edge that ends is `scroll-margin` in `global.css`.
 */
export function watchScrolling(router: AppRouter) {
  let isReturn = false

  router.history.subscribe(({ action: { type } }) => {
    isReturn = type !== 'PUSH' && type !== 'REPLACE'
    router.options.scrollRestorationBehavior = isReturn ? 'instant' : behavior()
  })

  router.subscribe('onRendered', ({ toLocation: { hash } }) => {
    if (!hash || isReturn) return
    setTimeout(() => document.getElementById(hash)?.scrollIntoView({ behavior: behavior() }), hashDelay)
  })
}

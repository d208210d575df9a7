import type { AppRouter } from './router.ts'

/** Milliseconds for what a page loads late to take its place above the element that the hash names. */
const hashDelay = 300
/** As long as this what comes later still does not push it away, unless the reader has moved on. */
const holdFor = 3_000

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
const behavior = () => (reducedMotion.matches ? 'instant' : 'smooth')

const movesOn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

function scrollToHash(hash: string) {
  const controller = new AbortController()
  const { signal } = controller
  const abort = () => controller.abort()
  let height = document.body.clientHeight
  const scroll = (how: ScrollBehavior) => document.getElementById(hash)?.scrollIntoView({ behavior: how })
  const growth = new ResizeObserver(() => {
    if (document.body.clientHeight === height) return
    height = document.body.clientHeight
    scroll('instant')
  })
  growth.observe(document.body)
  signal.addEventListener('abort', () => growth.disconnect())
  for (const move of movesOn) addEventListener(move, abort, { signal, passive: true })
  setTimeout(abort, holdFor)
  scroll(behavior())
}

/**
 * Back and forward find the place that was left, at once; a new page is scrolled smoothly to its top, or to the element
 * that its hash names. How far below the edge that ends is `scroll-margin` in `global.css`.
 */
export function watchScrolling(router: AppRouter) {
  const [entry] = performance.getEntriesByType('navigation')
  let isReturn = entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'

  router.history.subscribe(({ action: { type } }) => {
    isReturn = type !== 'PUSH' && type !== 'REPLACE'
    router.options.scrollRestorationBehavior = isReturn ? 'instant' : behavior()
  })

  router.subscribe('onRendered', ({ toLocation: { hash }, pathChanged, hashChanged }) => {
    if (!hash || isReturn || !(pathChanged || hashChanged)) return
    setTimeout(scrollToHash, hashDelay, hash)
  })
}

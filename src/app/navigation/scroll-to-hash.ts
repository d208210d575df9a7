/** As long as this what comes later still does not push it away, unless the reader has moved on. */
const holdFor = 3_000

const movesOn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** To the element that a hash names. How far below the edge that ends is `scroll-margin` in `global.css`. */
export function scrollToHash(hash: string, behavior: ScrollBehavior) {
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
  scroll(behavior)
}

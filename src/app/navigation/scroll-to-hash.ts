/** Milliseconds in which late content is corrected for, unless the user scrolls or goes back. */
const correctionTime = 3_000

const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const

/** The offset to the top edge is `scroll-margin` in `global.css`. */
export function scrollToHash(hash: string, behavior: ScrollBehavior) {
  const controller = new AbortController()
  const { signal } = controller
  const abort = () => controller.abort()
  let height = document.body.clientHeight
  const scrollToTarget = (scrollBehavior: ScrollBehavior) =>
    document.getElementById(hash)?.scrollIntoView({ behavior: scrollBehavior })
  const resizeObserver = new ResizeObserver(() => {
    if (document.body.clientHeight === height) return
    height = document.body.clientHeight
    scrollToTarget('instant')
  })
  resizeObserver.observe(document.body)
  signal.addEventListener('abort', () => resizeObserver.disconnect())
  for (const event of userEvents) addEventListener(event, abort, { signal, passive: true })
  setTimeout(abort, correctionTime)
  scrollToTarget(behavior)
}

import './scroll-in.css'

/** Offset in pixels, times in milliseconds. `once`: what has come in stays; else it comes in again from below. */
export const usual = {
  offset: 120,
  delay: 0,
  easing: 'ease',
  duration: 400,
  once: false,
  throttle: 99,
  debounce: 50,
}

type State = 'away' | 'in'

/** At once, then at most once in `wait` milliseconds; what was asked for meanwhile is done at their end. */
export function throttled(run: () => void, wait: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = false
  function end() {
    timer = undefined
    if (isWanted) begin()
  }
  function begin() {
    isWanted = false
    timer = setTimeout(end, wait)
    run()
  }
  return () => {
    if (timer === undefined) begin()
    else isWanted = true
  }
}

/** Once nobody has asked for it for `wait` milliseconds. */
export function debounced(run: () => void, wait: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(run, wait)
  }
}

/** As good as all of it: places have fractions of pixels. */
const whole = 0.9

/** What lies between the lower edge of the window (`height`) and `offset` above it stays as it is, unless all of it is seen. */
export function stateAt(
  { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>,
  height: number,
  offset: number,
  before: State,
): State {
  if (top >= height) return 'away'
  const isSeen = top <= height - offset || height - top >= whole * (bottom - top)
  return isSeen ? 'in' : before
}

function isLedTo(element: Element): boolean {
  const target = document.getElementById(location.hash.slice(1))
  return target !== null && element.contains(target)
}

/**
 * Lets the parts of every `data-scroll-in` come in as they are scrolled to. Nothing is hidden before this runs, nor ever
 * what stood on the first screen. How it looks, and where it is off, is in `scroll-in.css`. Answers how to end it.
 */
export function watchScrollIn(settings = usual): () => void {
  const { offset, delay, easing, duration, once, throttle, debounce } = settings
  const containers = [...document.querySelectorAll<HTMLElement>('[data-scroll-in]')]
  const watched = new Set<HTMLElement>()
  const crossed = new Set<HTMLElement>()

  function mark(element: HTMLElement, before: State) {
    const place = element.getBoundingClientRect()
    const state = isLedTo(element) ? 'in' : stateAt(place, innerHeight, offset, before)
    element.dataset.scrolled = state
    if (once && state === 'in') observers.forEach((observer) => observer.unobserve(element))
  }

  const update = throttled(() => {
    crossed.forEach((element) => mark(element, element.dataset.scrolled === 'away' ? 'away' : 'in'))
    crossed.clear()
  }, throttle)

  function onCross(entries: IntersectionObserverEntry[]) {
    entries.forEach(({ target }) => target.isConnected && crossed.add(target as HTMLElement))
    update()
  }
  const observers = ['0px', `0px 0px ${-offset}px`].map(
    (rootMargin) => new IntersectionObserver(onCross, { rootMargin, threshold: [0, whole] }),
  )

  function watch(element: HTMLElement) {
    const isOnFirstScreen = element.getBoundingClientRect().top + scrollY < innerHeight
    if (watched.has(element) || isOnFirstScreen) return
    watched.add(element)
    mark(element, 'in')
    observers.forEach((observer) => observer.observe(element))
  }

  const look = () =>
    containers.forEach(({ children }) => [...children].forEach((child) => watch(child as HTMLElement)))
  const lookAgain = debounced(look, debounce)
  const growth = new MutationObserver(lookAgain)
  for (const container of containers) {
    container.style.setProperty('--scroll-in', `${duration}ms ${easing} ${delay}ms`)
    growth.observe(container, { childList: true })
  }
  addEventListener('resize', lookAgain)
  look()

  return () => {
    removeEventListener('resize', lookAgain)
    growth.disconnect()
    observers.forEach((observer) => observer.disconnect())
    watched.forEach((element) => delete element.dataset.scrolled)
  }
}

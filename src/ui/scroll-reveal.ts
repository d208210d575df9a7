import './scroll-reveal.css'

/** px and ms. `once`: a revealed part is not hidden again. */
export const defaultSettings = {
  offset: 120,
  delay: 0,
  easing: 'ease',
  duration: 400,
  once: false,
  throttle: 99,
  debounce: 50,
}

type State = 'away' | 'in'

/** Runs on the leading and the trailing edge. */
export function throttled(run: () => void, wait: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isQueued = false
  function end() {
    timer = undefined
    if (isQueued) begin()
  }
  function begin() {
    isQueued = false
    timer = setTimeout(end, wait)
    run()
  }
  return () => {
    if (timer === undefined) begin()
    else isQueued = true
  }
}

export function debounced(run: () => void, wait: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(run, wait)
  }
}

/** Counts as fully visible, with a tolerance for fractional pixels. */
const fullyVisible = 0.9

/** An element whose top is within `offset` of the lower edge keeps its state, unless it is fully visible. */
export function stateAt(
  { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>,
  height: number,
  offset: number,
  before: State,
): State {
  if (top >= height) return 'away'
  const isSeen = top <= height - offset || height - top >= fullyVisible * (bottom - top)
  return isSeen ? 'in' : before
}

function isHashTarget(element: Element): boolean {
  const target = document.getElementById(location.hash.slice(1))
  return target !== null && element.contains(target)
}

/** Scroll reveal of `data-scroll-in` children. Never hides anything on the first screen. Returns a stop function. */
export function startScrollReveal(settings = defaultSettings): () => void {
  const { offset, delay, easing, duration, once, throttle, debounce } = settings
  const containers = [...document.querySelectorAll<HTMLElement>('[data-scroll-in]')]
  const watched = new Set<HTMLElement>()
  const crossed = new Set<HTMLElement>()

  function updateState(element: HTMLElement, before: State) {
    const place = element.getBoundingClientRect()
    const state = isHashTarget(element) ? 'in' : stateAt(place, innerHeight, offset, before)
    element.dataset.scrolled = state
    if (once && state === 'in') observers.forEach((observer) => observer.unobserve(element))
  }

  const update = throttled(() => {
    crossed.forEach((element) => updateState(element, element.dataset.scrolled === 'away' ? 'away' : 'in'))
    crossed.clear()
  }, throttle)

  function onCross(entries: IntersectionObserverEntry[]) {
    entries.forEach(({ target }) => target.isConnected && crossed.add(target as HTMLElement))
    update()
  }
  const observers = ['0px', `0px 0px ${-offset}px`].map(
    (rootMargin) => new IntersectionObserver(onCross, { rootMargin, threshold: [0, fullyVisible] }),
  )

  function watch(element: HTMLElement) {
    const isOnFirstScreen = element.getBoundingClientRect().top + scrollY < innerHeight
    if (watched.has(element) || isOnFirstScreen) return
    watched.add(element)
    updateState(element, 'in')
    observers.forEach((observer) => observer.observe(element))
  }

  const observeNew = () =>
    containers.forEach(({ children }) => [...children].forEach((child) => watch(child as HTMLElement)))
  const observeNewLater = debounced(observeNew, debounce)
  const mutationObserver = new MutationObserver(observeNewLater)
  for (const container of containers) {
    container.style.setProperty('--scroll-in', `${duration}ms ${easing} ${delay}ms`)
    mutationObserver.observe(container, { childList: true })
  }
  addEventListener('resize', observeNewLater)
  observeNew()

  return () => {
    removeEventListener('resize', observeNewLater)
    mutationObserver.disconnect()
    observers.forEach((observer) => observer.disconnect())
    /** For timers that have not run yet. */
    containers.length = 0
    crossed.clear()
    watched.forEach((element) => delete element.dataset.scrolled)
  }
}

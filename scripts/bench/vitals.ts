import type { Page } from '@playwright/test'

/** Performance entries of a page, in milliseconds. */
type Times = {
  lcp: number
  lcpElement: string
  cls: number
  shifts: string[]
  tasks: { start: number; duration: number }[]
  interactions: { name: string; duration: number }[]
}

/** `load` is `loadEventEnd`. */
type Read = Times & { load: number }

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

declare global {
  interface Window {
    times: Times
  }
}

/** Runs in the page before its own scripts. */
export function observeVitals() {
  const times: Times = { lcp: 0, lcpElement: '', cls: 0, shifts: [], tasks: [], interactions: [] }
  window.times = times
  const describe = (node: Node | null | undefined) =>
    node instanceof Element ? `${node.localName}.${node.className}` : ''
  const observe = <Entry extends PerformanceEntry>(
    type: string,
    note: (entry: Entry) => void,
    options: object = {},
  ) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    })
  observe<LargestContentfulPaint>('largest-contentful-paint', ({ startTime, element }) => {
    times.lcp = startTime
    times.lcpElement = describe(element)
  })
  observe<Shift>('layout-shift', ({ value, hadRecentInput, sources }) => {
    if (hadRecentInput) return
    times.cls += value
    times.shifts.push(`${value.toFixed(4)} ${sources.map(({ node }) => describe(node)).join(' ')}`)
  })
  observe('longtask', ({ startTime, duration }) => times.tasks.push({ start: startTime, duration }))
  observe<PerformanceEventTiming>(
    'event',
    ({ name, duration, interactionId }) => {
      if (interactionId) times.interactions.push({ name, duration })
    },
    { durationThreshold: 16 },
  )
}

/** Waits for two frames: the browser reports entries after the frame that they belong to. */
export function readVitals(page: Page): Promise<Read> {
  return page.evaluate(async () => {
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
    })
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return { ...window.times, load: navigation!.loadEventEnd }
  })
}

/** INP is the longest interaction while there are fewer than fifty. */
export function inpOf(interactions: readonly { duration: number }[]): number {
  return Math.max(0, ...interactions.map(({ duration }) => duration))
}

/** The longest task that began after `since`; 0 without any over 50 ms. */
export function longestTask(tasks: readonly { start: number; duration: number }[], since: number): number {
  return Math.max(0, ...tasks.filter(({ start }) => start >= since).map(({ duration }) => duration))
}

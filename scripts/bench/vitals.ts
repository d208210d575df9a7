import type { Page } from '@playwright/test'

/** What the browser tells of a page, milliseconds; kept in the page until it is read. */
type Times = {
  lcp: number
  lcpElement: string
  cls: number
  shifts: string[]
  tasks: { start: number; duration: number }[]
  interactions: { name: string; duration: number }[]
}

/** `load` is the end of that event: the document, its styles, scripts and first pictures are here. */
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

/** Runs in the page, before anything of it. */
export function openTimes() {
  const times: Times = { lcp: 0, lcpElement: '', cls: 0, shifts: [], tasks: [], interactions: [] }
  window.times = times
  const told = (node: Node | null | undefined) =>
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
    times.lcpElement = told(element)
  })
  observe<Shift>('layout-shift', ({ value, hadRecentInput, sources }) => {
    if (hadRecentInput) return
    times.cls += value
    times.shifts.push(`${value.toFixed(4)} ${sources.map(({ node }) => told(node)).join(' ')}`)
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

/** Read in the page, once two frames have passed: what the browser reports comes after the frame. */
export function readTimes(page: Page): Promise<Read> {
  return page.evaluate(async () => {
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
    })
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return { ...window.times, load: navigation!.loadEventEnd }
  })
}

/** The longest interaction: of fewer than fifty that is what INP is. */
export function inpOf(interactions: readonly { duration: number }[]): number {
  return Math.max(0, ...interactions.map(({ duration }) => duration))
}

/** The longest task that began after `since`; 0 where none took over 50 ms. */
export function longestTask(tasks: readonly { start: number; duration: number }[], since: number): number {
  return Math.max(0, ...tasks.filter(({ start }) => start >= since).map(({ duration }) => duration))
}

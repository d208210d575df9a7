import { expect, type BrowserContext, type Page, type Request } from '@playwright/test'

/** Milliseconds. */
const interval = 100
const quietIntervals = 5

type Traffic = { open: Set<Request>; changes: number }

const trafficOf = new WeakMap<Page, Traffic>()

export function watchTraffic(context: BrowserContext) {
  context.pages().forEach(watchPage)
  context.on('page', watchPage)
}

function watchPage(page: Page) {
  const traffic: Traffic = { open: new Set(), changes: 0 }
  trafficOf.set(page, traffic)
  const changed = () => (traffic.changes += 1)
  let navigation: Request | null = null
  function ended(request: Request) {
    traffic.open.delete(request)
    changed()
  }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigation = request
    traffic.open.add(request)
    changed()
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', (request) => {
    if (request === navigation) navigation = null
    ended(request)
  })
  /** Requests of the page that was left may end without an event, also those that it sent while the next was loading. */
  page.on('framenavigated', (frame) => {
    if (!navigation || frame !== page.mainFrame()) return
    for (const request of traffic.open) if (request !== navigation) traffic.open.delete(request)
    navigation = null
    changed()
  })
}

/** `waitForLoadState('networkidle')` returns at once when the document has been idle before, whatever it loads now. */
export async function networkIdle(page: Page) {
  const traffic = trafficOf.get(page)!
  let quiet = 0
  let seen = NaN
  /** A page that was busy has its next request still to send: only the times count at which it answers. */
  async function countQuiet() {
    await page.evaluate(() => null)
    const isQuiet = traffic.open.size === 0 && traffic.changes === seen
    seen = traffic.changes
    quiet = isQuiet ? quiet + 1 : 0
    return quiet
  }
  await expect.poll(countQuiet, { intervals: [interval] }).toBe(quietIntervals)
}

import { expect, type BrowserContext, type Page, type Request } from '@playwright/test'

/** Milliseconds. */
const quiet = 500

type Traffic = { open: Set<Request>; changedAt: number }

const trafficOf = new WeakMap<Page, Traffic>()

export function watchTraffic(context: BrowserContext) {
  context.pages().forEach(watchPage)
  context.on('page', watchPage)
}

function watchPage(page: Page) {
  const traffic: Traffic = { open: new Set(), changedAt: Date.now() }
  trafficOf.set(page, traffic)
  const changed = () => (traffic.changedAt = Date.now())
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
  /** The last action may send its first request in the next frame. */
  const called = Date.now()
  await expect
    .poll(async () => {
      /** A busy page has not sent its next request yet. */
      await page.evaluate(() => null)
      return traffic.open.size === 0 && Date.now() - Math.max(called, traffic.changedAt) >= quiet
    })
    .toBe(true)
}

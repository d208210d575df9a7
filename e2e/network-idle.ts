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
  function ended(request: Request) {
    traffic.open.delete(request)
    changed()
  }
  page.on('request', (request) => {
    /** Requests of the page that is left may end without an event. */
    if (request.isNavigationRequest()) traffic.open.clear()
    traffic.open.add(request)
    changed()
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
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

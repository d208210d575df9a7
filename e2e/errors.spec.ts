import { scriptOf } from './script-of.ts'
import { networkIdle } from './network-idle.ts'
import { blockRequests, whenIdle } from './steps.ts'
import type { JourneyContext } from './steps.ts'
import { expect, test } from './test.ts'

async function expectCartOpens({ page, text }: JourneyContext) {
  await page.getByRole('banner').getByRole('button', { name: text.nav.cart() }).click()
  await expect(page.getByRole('dialog')).toContainText(text.cart.empty())
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('an offline navigation says so and recovers when the network is back', async ({
  shop,
  page,
  context,
  text,
}) => {
  await shop.mock.faults({ on: 'contentEntry', fault: 'drop' })
  const idle = whenIdle(page)
  await shop.open('/blogs')
  const link = page.getByRole('main').getByRole('article').first().getByRole('link')
  const title = await link.innerText()
  await idle
  await networkIdle(page)
  await context.setOffline(true)
  await link.click()
  await expect(page.getByRole('alert')).toContainText(text.trouble.offline.title())
  await expect(page.getByRole('alert')).toContainText(text.trouble.offline.text())
  await shop.mock.faults()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('a 503 with Retry-After counts down and is then retried', async ({ shop, page, text }) => {
  await page.clock.install()
  await shop.mock.faults({ on: 'products', fault: { status: 503, retryAfter: 100 } })
  await shop.openShell('/search')
  const { maintenance } = text.trouble
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(maintenance.title())
  await expectCartOpens({ page, text })
  await page.clock.fastForward(60_000)
  const possibleTexts: string[] = [...Array(41).keys()].map((seconds) => maintenance.seconds({ seconds }))
  await expect
    .poll(() =>
      alert
        .getByRole('timer')
        .innerText()
        .then((shown) => possibleTexts.includes(shown)),
    )
    .toBe(true)
  await shop.mock.faults()
  await page.clock.fastForward(40_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.listing.all())
})

test('a render error keeps header and cart usable, and its error id is logged', async ({
  shop,
  page,
  text,
  browserErrors,
}) => {
  browserErrors.allow('warning: route')
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.addInitScript(() => {
    const broken = () => {
      throw new Error('No date today')
    }
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { get: broken })
  })
  await shop.open('/blogs')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(text.errors.unexpected())
  const id = await alert.locator('bdi').innerText()
  await expect
    .poll(() => logged.filter((line) => line.startsWith(`route ${id}`)).join())
    .toContain('No date today')
  await expectCartOpens({ page, text })
})

test('a plain error message is shown when the error page fails to load', async ({ shop, page, text }) => {
  await blockRequests(page, scriptOf('src/routes/-ErrorPage.tsx'))
  await shop.mock.faults({ on: 'products', fault: { status: 500 } })
  await shop.openShell('/search')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(text.errors.title())
  await expect(alert.locator('svg')).toHaveCount(0)
  await shop.mock.faults()
  await alert.getByRole('button', { name: text.errors.retry() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.listing.all())
})

test('a route script that never arrives times out and can be retried', async ({
  shop,
  page,
  text,
  browserErrors,
}) => {
  /** Prefetches of visible links may be in flight and time out too. */
  browserErrors.allow('warning: query')
  const idle = whenIdle(page)
  await shop.open('/contact')
  await idle
  await networkIdle(page)
  let isStalled = true
  await page.route(/\/assets\/.*\.js/, (route) => isStalled || route.continue())
  await page.clock.install()
  await page.getByRole('contentinfo').getByRole('link', { name: text.pages.about() }).click()
  await expect(page.getByRole('status', { name: text.site.waiting() })).toBeVisible()
  await page.clock.fastForward(20_000)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(text.errors.unreachable())
  isStalled = false
  await alert.getByRole('button', { name: text.errors.retry() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(shop.path('/about'))
})

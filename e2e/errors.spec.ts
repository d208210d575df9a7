import { scriptOf } from './script-of.ts'
import { carpet, heldBack } from './steps.ts'
import type { Scene } from './steps.ts'
import { expect, test } from './test.ts'

/** Header and basket are alive beside a page that is not. */
async function basketOpens({ page, text }: Scene) {
  await page.getByRole('banner').getByRole('button', { name: text.nav.cart() }).click()
  await expect(page.getByRole('dialog')).toContainText(text.cart.empty())
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('offline is said, and the page comes by itself when the network does', async ({
  shop,
  page,
  context,
  text,
}) => {
  await shop.mock.faults({ on: 'contentEntry', fault: 'drop' })
  await shop.open('/blogs')
  const link = page.getByRole('main').getByRole('article').first().getByRole('link')
  const title = await link.innerText()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await link.click()
  await expect(page.getByRole('alert')).toContainText(text.trouble.offline.title())
  await expect(page.getByRole('alert')).toContainText(text.trouble.offline.text())
  await shop.mock.faults()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('a shop that says when it is back is asked again by then', async ({ shop, page, text }) => {
  await page.clock.install()
  await shop.mock.faults({ on: 'products', fault: { status: 503, retryAfter: 100 } })
  await shop.open('/search')
  const { maintenance } = text.trouble
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(maintenance.title())
  await basketOpens({ page, text })
  await page.clock.fastForward(60_000)
  const left: string[] = [...Array(41).keys()].map((seconds) => maintenance.seconds({ seconds }))
  await expect
    .poll(() =>
      alert
        .getByRole('timer')
        .innerText()
        .then((said) => left.includes(said)),
    )
    .toBe(true)
  await shop.mock.faults()
  await page.clock.fastForward(40_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.listing.all())
})

test('a page that cannot be drawn leaves header and basket alive, and its id is in the log', async ({
  shop,
  page,
  text,
  trouble,
}) => {
  trouble.expected('warning: route')
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
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
    .poll(() => said.filter((line) => line.startsWith(`route ${id}`)).join())
    .toContain('No date today')
  await basketOpens({ page, text })
})

test('where the error page itself does not come, its words do', async ({ shop, page, text }) => {
  await page.route(scriptOf('src/routes/-ErrorPage.tsx'), (route) => route.abort('blockedbyclient'))
  await shop.mock.faults({ on: 'products', fault: { status: 500 } })
  await shop.open('/search')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(text.errors.title())
  await expect(alert.locator('svg')).toHaveCount(0)
  await shop.mock.faults()
  await alert.getByRole('button', { name: text.errors.retry() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.listing.all())
})

test('a page whose script never comes is given up, and can be loaded anew', async ({
  shop,
  page,
  text,
  trouble,
}) => {
  /** What the links in sight are prefetched with may be under way, and runs out of time, too. */
  trouble.expected('warning: query')
  await shop.open('/contact')
  await page.waitForLoadState('networkidle')
  let isSilent = true
  await page.route(/\/assets\/.*\.js/, (route) => isSilent || route.continue())
  await page.clock.install()
  await page.getByRole('contentinfo').getByRole('link', { name: text.pages.about() }).click()
  await expect(page.getByRole('status', { name: text.site.waiting() })).toBeVisible()
  await page.clock.fastForward(20_000)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(text.errors.unreachable())
  isSilent = false
  await alert.getByRole('button', { name: text.errors.retry() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(shop.path('/about'))
})

test('ten slow seconds are waited for in sight', async ({ shop, page, text }) => {
  await page.clock.install()
  const release = await heldBack(page, '**/api/products/product?*')
  const asked = page.waitForRequest('**/api/products/product?*')
  await shop.open(carpet)
  await asked
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('status', { name: text.site.waiting() })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  release()
  await expect(page.getByRole('button', { name: text.cart.add(), exact: true })).toBeVisible()
})

test('a server that never answers is given up, and what was typed can be sent again', async ({
  shop,
  page,
  text,
}) => {
  const { forms } = text
  await page.clock.install()
  await shop.open('/contact')
  await page.getByLabel(forms.fullName()).fill('سارا محمدی')
  await page.getByLabel(forms.mobile()).fill('09121234567')
  await page.getByLabel(forms.contact.subject()).fill('شستن گلیم')
  await page.getByLabel(forms.contact.message()).fill('گلیم پشمی را در خانه می‌شود شست؟')
  await shop.mock.faults({ on: 'contactForm', fault: { latency: 60_000 } })
  const send = page.getByRole('button', { name: forms.contact.send() })
  const asked = page.waitForRequest('**/api/forms/contact')
  await send.click()
  await asked
  await page.clock.fastForward(14_000)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.clock.fastForward(1_000)
  await expect(page.getByRole('alert')).toContainText(text.errors.unreachable())
  await shop.mock.faults()
  await send.click()
  await expect(page.getByRole('main')).toContainText(forms.thanks())
})

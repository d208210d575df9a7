import type { Page } from '@playwright/test'
import { networkIdle } from './network-idle.ts'
import { scriptOf } from './script-of.ts'
import { blockRequests, carpetPath, holdRequests, signIn, whenIdle } from './steps.ts'
import { expect, test, type Shop } from './test.ts'

const minute = 60_000
const hour = 60 * minute

function countLoads(page: Page) {
  const loads: string[] = []
  page.on('load', () => loads.push(new URL(page.url()).pathname))
  return loads
}

/** Opens a page that has learnt of a new build. */
async function openOutdated({ shop, page }: { shop: Shop; page: Page }, path: string) {
  await page.clock.install()
  let checks = 0
  await page.route('**/builds/latest.json', (route) => {
    checks += 1
    return route.fulfill({ json: { id: 'another' } })
  })
  const idle = whenIdle(page)
  await shop.open(path)
  await idle
  await networkIdle(page)
  await page.clock.fastForward(hour - minute)
  await page.evaluate(() => fetch('/404.html'))
  expect(checks).toBe(0)
  const buildChecked = page.waitForResponse('**/builds/latest.json')
  await page.clock.fastForward(minute)
  await buildChecked
  await page.evaluate(async () => (await fetch('/builds/latest.json')).json())
}

test('navigation loads the whole page once a new build is deployed', async ({ shop, page, text }) => {
  await openOutdated({ shop, page }, '/')
  const links = page.getByRole('contentinfo').getByRole('link')
  const about = links.filter({ hasText: text.pages.about() })
  const loads = countLoads(page)
  await about.click()
  await expect(page).toHaveURL(/about$/)
  await expect.poll(() => loads).toEqual(['/about'])
})

test(
  'the way back after signing in loads the whole page once a new build is deployed',
  { tag: '@en' },
  async ({ shop, page, text }) => {
    const left = shop.path('/search/copper?sort=cheapest#content')
    await shop.open('/search/copper?sort=cheapest#content')
    await openOutdated({ shop, page }, '/loginRegister')
    const loads = countLoads(page)
    await signIn({ page, text })
    await expect(page).toHaveURL(left)
    await expect.poll(() => loads).toEqual([shop.path('/search/copper')])
  },
)

for (const moment of ['before it is prefetched', 'after its prefetch failed'])
  test(`a route whose script fails to load, clicked ${moment}, reloads the page once`, async ({
    shop,
    page,
    text,
  }) => {
    const unblock = await blockRequests(page, scriptOf('src/routes/about.tsx'))
    await shop.open('/')
    const link = page.getByRole('contentinfo').getByRole('link', { name: text.pages.about() })
    if (moment === 'after its prefetch failed') {
      const failed = page.waitForEvent('requestfailed')
      await link.hover()
      await failed
    }
    const loads = countLoads(page)
    await link.evaluate((one: HTMLElement) => one.click())
    await expect.poll(() => loads).toEqual(['/about'])
    await expect(page.getByRole('alert')).toContainText(text.errors.unreachable())
    await expect(page.getByRole('banner')).toBeVisible()
    expect(loads).toEqual(['/about'])
    unblock()
    await page.getByRole('button', { name: text.errors.retry() }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.pages.about())
  })

test('a route whose script fails to load does not cut off a cart update', async ({ shop, page, text }) => {
  const unblock = await blockRequests(page, scriptOf('src/routes/about.tsx'))
  const release = await holdRequests(page, '**/api/cart/cart')
  await shop.open(carpetPath)
  const loads = countLoads(page)
  const sent = page.waitForRequest('**/api/cart/cart')
  await page.getByRole('button', { name: text.cart.add(), exact: true }).click()
  await sent
  await page.getByRole('contentinfo').getByRole('link', { name: text.pages.about() }).click()
  await expect(page.getByRole('alert')).toContainText(text.errors.unreachable())
  unblock()
  await page.getByRole('button', { name: text.errors.retry() }).click()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.pages.about())
  await expect.poll(() => loads).toEqual(['/about'])
  await expect(page.getByRole('banner').getByLabel(text.nav.cartCount({ count: 1 }))).toBeVisible()
})

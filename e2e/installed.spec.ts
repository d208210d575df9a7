import type { Page } from '@playwright/test'
import { shellTexts } from '#i18n/shell-texts.ts'
import { buildOf, expect, installed, looks, ownClock, test } from './installed.ts'
import { addToBasket, carpet, firstLine, viewBasket } from './steps.ts'

const ours =
  /^\/(assets|icons|api\/(pictures|products\/(products?|suggest)|content|category))\/|^\/api\/(products\/(products?|suggest)|category\/category)$|^\/(index|offline-\w+)\.html$/

/** The paths that are in its caches. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })

test('after one visit shop and basket are there without a network, what only the server has is not, and nothing of a person is kept', async ({
  shop,
  page,
  text,
  language,
  context,
  trouble,
}) => {
  await shop.open('/')
  await installed(page)
  const goods = page.getByRole('main').getByRole('article').first()
  await goods.scrollIntoViewIfNeeded()
  const first = await goods.getByRole('link').first().innerText()
  await shop.open(carpet)
  await addToBasket({ page, text })
  await viewBasket({ page, text })
  await firstLine({ page, text })
  const paths = await kept(page)
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter((path) => !ours.test(path))).toEqual([])
  await context.setOffline(true)
  /** The worker says so of what it asks in vain, as where the pointer happens to rest on a link. */
  trouble.expected('console: Failed to load resource: net::ERR_FAILED')

  await page.reload()
  const { line } = await firstLine({ page, text })
  await expect(line.getByRole('spinbutton')).toHaveValue(/^[1۱]$/)
  await expect(page.getByText(text.checkout.offline())).toBeVisible()

  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero.title())
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(first)

  await page.evaluate(() => location.assign('/api/payment/test/pay-1?test=true'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shellTexts[language].offline)
})

test('a basket that nobody has begun is empty without a network, too', async ({
  shop,
  page,
  text,
  context,
  trouble,
}) => {
  await shop.open('/')
  await installed(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  trouble.expected('console: Failed to load resource: net::ERR_FAILED')
  await shop.open('/basket')
  await expect(page.getByRole('heading', { name: text.cart.empty() })).toBeVisible()
  await expect(page.getByText(text.checkout.offline())).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a new build is there within 20 seconds, after one reload', async ({ shop, page, site }) => {
  await shop.open('/about')
  await installed(page)
  await ownClock(page)
  let loads = 0
  page.on('load', () => (loads += 1))
  const build = await site.release()
  await page.clock.fastForward(20_000)
  await expect(page.locator(`meta[name=build][content=${build}]`)).toBeAttached()
  await looks(page)
  expect(loads).toBe(1)
})

test('who is filling in a form is asked first, and loses nothing', async ({ shop, page, text, site }) => {
  await shop.open('/contact')
  await installed(page)
  await ownClock(page)
  const before = await buildOf(page)
  const message = page.getByLabel(text.forms.contact.message())
  await message.fill('سلام')
  const build = await site.release()
  await page.clock.fastForward(20_000)
  await expect(page.getByRole('group').filter({ hasText: text.app.update() })).toBeVisible()
  expect(await buildOf(page)).toBe(before)
  await page.getByRole('button', { name: text.app.reload() }).click()
  await expect(page.locator(`meta[name=build][content=${build}]`)).toBeAttached()
  await expect(message).toHaveValue('سلام')
})

test('two tabs reload once each', async ({ shop, page, context, site }) => {
  await shop.open('/about')
  await installed(page)
  await ownClock(page)
  const second = await context.newPage()
  await second.goto('/services')
  await looks(second)
  const loads = new Map([page, second].map((tab) => [tab, 0]))
  for (const tab of [page, second]) tab.on('load', () => loads.set(tab, loads.get(tab)! + 1))
  const build = await site.release()
  await page.clock.fastForward(20_000)
  for (const tab of [page, second])
    await expect(tab.locator(`meta[name=build][content=${build}]`)).toBeAttached()
  await looks(second)
  expect([...loads.values()]).toEqual([1, 1])
})

test('without its worker the shop works as before', async ({ shop, page, text, site, trouble }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await site.withoutWorker(async () => {
    await shop.open(carpet)
    await expect.poll(() => said.join('\n')).toMatch(/ServiceWorker/)
    await addToBasket({ page, text })
    await viewBasket({ page, text })
    await firstLine({ page, text })
    trouble.expected('console: A bad HTTP response code')
  })
})

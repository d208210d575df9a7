import { shellTexts } from '#i18n/shell-texts.ts'
import { buildOf, expect, installed, test } from './installed.ts'
import { addToBasket, carpet, firstLine, viewBasket } from './steps.ts'

test('after one visit the shop and the basket are there without a network', async ({
  shop,
  page,
  text,
  context,
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
  await context.setOffline(true)

  await page.reload()
  const { line } = await firstLine({ page, text })
  await expect(line.getByRole('spinbutton')).toHaveValue(/^[1۱]$/)
  await expect(page.getByText(text.checkout.offline())).toBeVisible()

  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero.title())
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(first)
})

test('a page that only the server has says that there is no network', async ({
  shop,
  page,
  language,
  context,
}) => {
  await shop.open('/')
  await installed(page)
  await context.setOffline(true)
  await page.evaluate(() => location.assign('/api/payment/test/pay-1?test=true'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shellTexts[language].offline)
})

test(
  'a new build is there within 20 seconds, after one reload',
  { tag: '@once' },
  async ({ shop, page, site }) => {
    await shop.open('/about')
    await installed(page)
    let loads = 0
    page.on('load', () => (loads += 1))
    const build = await site.release()
    await expect(page.locator(`meta[name=build][content=${build}]`)).toBeAttached({ timeout: 60_000 })
    await page.waitForRequest('**/sw.js', { timeout: 60_000 })
    expect(loads).toBe(1)
  },
)

test(
  'who is filling in a form is asked first, and loses nothing',
  { tag: '@once' },
  async ({ shop, page, text, site }) => {
    await shop.open('/contact')
    await installed(page)
    const before = await buildOf(page)
    const message = page.getByLabel(text.forms.contact.message())
    await message.fill('سلام')
    const build = await site.release()
    await expect(page.getByText(text.app.update())).toBeVisible({ timeout: 60_000 })
    expect(await buildOf(page)).toBe(before)
    await page.getByRole('button', { name: text.app.reload() }).click()
    await expect(page.locator(`meta[name=build][content=${build}]`)).toBeAttached()
    await expect(message).toHaveValue('سلام')
  },
)

test('two tabs reload once each', { tag: '@once' }, async ({ shop, page, context, site }) => {
  await shop.open('/about')
  await installed(page)
  const second = await context.newPage()
  await second.goto('/services')
  await installed(second)
  const loads = new Map([page, second].map((tab) => [tab, 0]))
  for (const tab of [page, second]) tab.on('load', () => loads.set(tab, loads.get(tab)! + 1))
  const build = await site.release()
  for (const tab of [page, second])
    await expect(tab.locator(`meta[name=build][content=${build}]`)).toBeAttached({ timeout: 60_000 })
  await second.waitForRequest('**/sw.js', { timeout: 60_000 })
  expect([...loads.values()]).toEqual([1, 1])
})

test(
  'without its worker the shop works as before',
  { tag: '@once' },
  async ({ shop, page, text, site, trouble }) => {
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
  },
)

test('nothing of a person is in its caches', { tag: '@once' }, async ({ shop, page, text }) => {
  await shop.open('/')
  await installed(page)
  await shop.open(carpet)
  await addToBasket({ page, text })
  await viewBasket({ page, text })
  await firstLine({ page, text })
  const kept = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.length).toBeGreaterThan(100)
  const ours =
    /^\/(assets|icons|api\/(pictures|products\/(products?|suggest)|content|category))\/|^\/api\/(products\/(products?|suggest)|category\/category)$|^\/(index|offline-\w+)\.html$/
  expect(kept.filter((path) => !ours.test(path))).toEqual([])
})

import type { Page } from '@playwright/test'
import { shellTexts } from '#i18n/shell-texts.ts'
import {
  buildOf,
  expect,
  waitForServiceWorker,
  waitForUpdateCheck,
  installFakeClock,
  test,
} from './service-worker.ts'
import { networkIdle } from './network-idle.ts'
import { addToCart, carpetPath, firstCartLine, viewCart, reload, openDrawn, whenStyled } from './steps.ts'

/** In one worker: each copies the build and starts a server. */
test.describe.configure({ mode: 'default' })

const cacheable =
  /^\/(assets|icons|api\/(pictures|products\/products?|content|category))\/|^\/api\/(products\/(products?|reviews|questions)|delivery\/cities|category\/category)$|^\/(shell|offline-\w+)\.html$/

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })

/** That the page has loaded and the worker has not cached yet. */
const uncachedFonts = (page: Page) =>
  page.evaluate(async () => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name)
    const fonts = urls.filter((url) => url.endsWith('.woff2'))
    const cached = await Promise.all(fonts.map((url) => caches.match(url, { ignoreVary: true })))
    return fonts.filter((_url, index) => !cached[index])
  })

/** Fonts of characters that the page lacks stay `unloaded`. */
const fontStatuses = (page: Page) => page.evaluate(() => [...document.fonts].map(({ status }) => status))

test('after one visit the shop and cart, even one that was never created, work offline, server pages do not, and no personal data is cached', async ({
  shop,
  page,
  text,
  language,
  context,
  browserErrors,
}) => {
  await shop.open('/')
  await waitForServiceWorker(page)
  const product = page.getByRole('main').getByRole('article').first()
  await product.scrollIntoViewIfNeeded()
  const first = await product.getByRole('link').first().innerText()
  await networkIdle(page)
  await expect.poll(() => uncachedFonts(page)).toEqual([])
  await context.setOffline(true)
  /** The browser logs each failed fetch of the worker, e.g. a prefetch of the hovered link. */
  browserErrors.allow('console: Failed to load resource: net::ERR_FAILED')
  await shop.open('/basket')
  await expect(page.getByRole('heading', { name: text.cart.empty() })).toBeVisible()
  await expect(page.getByText(text.checkout.offline())).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await whenStyled(page)
  expect(new Set(await fontStatuses(page))).toEqual(new Set(['loaded', 'unloaded']))
  await context.setOffline(false)

  await shop.open(carpetPath)
  await addToCart({ page, text })
  await viewCart({ page, text })
  await firstCartLine({ page, text })
  const paths = await cachedPaths(page)
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter((path) => !cacheable.test(path))).toEqual([])
  await context.setOffline(true)

  await reload(page)
  const { line } = await firstCartLine({ page, text })
  await expect(line.getByRole('spinbutton')).toHaveValue(/^[1۱]$/)
  await expect(page.getByText(text.checkout.offline())).toBeVisible()

  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero.title())
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(first)

  await page.evaluate(() => location.assign('/api/payment/test/pay-1?test=true'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shellTexts[language].offline)
})

test('a returning visitor sees what has changed since the worker kept it, without leaving the page', async ({
  shop,
  page,
}) => {
  await shop.open(carpetPath)
  await waitForServiceWorker(page)
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.innerText()
  const keepOldTitle = async (now: string) => {
    const catalogue = await caches.open('catalogue')
    const keys = (await catalogue.keys()).filter(({ url }) => url.includes('/products/product?'))
    for (const key of keys) {
      const kept = (await catalogue.match(key, { ignoreVary: true }))!
      const text = (await kept.text()).replaceAll(now, 'Old title')
      await catalogue.put(key, new Response(text, { headers: kept.headers }))
    }
    return keys.length
  }
  await expect.poll(() => page.evaluate(keepOldTitle, title)).toBeGreaterThan(0)
  await reload(page)
  await expect(heading).toHaveText(title)
})

test('a new build asks before it reloads a half-filled form, and the draft is kept', async ({
  shop,
  page,
  text,
  site,
}) => {
  await shop.open('/contact')
  await waitForServiceWorker(page)
  await installFakeClock(page)
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

test('two tabs reload once each for a new build', async ({ shop, page, context, site }) => {
  await shop.open('/about')
  await waitForServiceWorker(page)
  await installFakeClock(page)
  const second = await context.newPage()
  await openDrawn(second, '/services')
  await waitForUpdateCheck(second)
  const loads = new Map([page, second].map((tab) => [tab, 0]))
  for (const tab of [page, second]) tab.on('load', () => loads.set(tab, loads.get(tab)! + 1))
  const build = await site.release()
  await page.clock.fastForward(20_000)
  for (const tab of [page, second])
    await expect(tab.locator(`meta[name=build][content=${build}]`)).toBeAttached()
  await waitForUpdateCheck(second)
  await networkIdle(page)
  await expect.poll(() => [...loads.values()]).toEqual([1, 1])
})

test('the shop works when its service worker fails to register', async ({
  shop,
  page,
  text,
  site,
  browserErrors,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await site.withoutWorker(async () => {
    await shop.open(carpetPath)
    await expect.poll(() => logged.join('\n')).toMatch(/ServiceWorker/)
    await addToCart({ page, text })
    await viewCart({ page, text })
    await firstCartLine({ page, text })
    browserErrors.allow('console: A bad HTTP response code')
  })
})

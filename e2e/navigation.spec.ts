import type { Page } from '@playwright/test'
import { carpet } from './steps.ts'
import { expect, phone, test } from './test.ts'

const top = (page: Page) => page.evaluate(() => Math.round(scrollY))
const distanceOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top))

const screens = {
  '1440 px': { use: { viewport: { width: 1440, height: 900 } }, offset: 150 },
  '390 px': { use: phone, offset: 50 },
}

for (const [width, { use, offset }] of Object.entries(screens)) {
  test.describe(`at ${width}`, () => {
    test.use(use)

    test('Back finds the place that was left, a link the top of its page', async ({ shop, page }) => {
      await shop.open('/blogs')
      const last = page.getByRole('main').getByRole('article').last().getByRole('link')
      await last.scrollIntoViewIfNeeded()
      const left = await top(page)
      expect(left).toBeGreaterThan(200)
      const title = await last.innerText()
      await last.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect.poll(() => top(page)).toBe(0)
      await page.goBack()
      await expect.poll(() => top(page)).toBe(left)
      await page.goForward()
      await expect.poll(() => top(page)).toBe(0)
    })

    test(`a hash leads to its part of the page, ${offset} px below the edge`, async ({ shop, page }) => {
      await shop.open(`${carpet}#reviews`)
      await expect(page.locator('#reviews')).toBeVisible()
      await expect.poll(() => distanceOf(page, 'reviews')).toBe(offset)
    })
  })
}

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the way to the top is smooth', async ({ shop, page, text }) => {
    await shop.open('/blogs')
    const link = page.getByRole('contentinfo').getByRole('link', { name: text.pages.services() })
    await link.scrollIntoViewIfNeeded()
    await page.evaluate(() => {
      const seen: number[] = []
      Object.assign(globalThis, { seen })
      addEventListener('scroll', () => seen.push(scrollY))
    })
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.pages.services())
    await expect.poll(() => top(page)).toBe(0)
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen)
    expect(new Set(seen).size).toBeGreaterThan(3)
  })
})

test('an address that could name nothing is a fatal 404: the way home begins the shop anew', async ({
  shop,
  page,
  text,
  trouble,
}) => {
  trouble.expected('warning: route')
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await shop.open('/blogs/No_Such')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${text.errors.notFound()}: /blogs/No_Such`,
  )
  await expect.poll(() => said.join('\n')).toContain('Page Not Found: /blogs/No_Such')
  const loaded = page.waitForEvent('load')
  await page.getByRole('main').getByRole('link', { name: text.errors.home() }).click()
  await loaded
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero.title())
})

test('an address below a page is not there, and is not shown as that page', async ({ shop, page, text }) => {
  const links = page.locator('link[rel=canonical], link[rel=alternate]')
  const extra = [`${carpet}/extra`, '/blogs/real-saffron/x', '/about/x', '/profile/accountorder/ZR-100001/x']
  for (const path of extra) {
    await shop.open(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${text.errors.notFound()}: ${path}`)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(links).toHaveCount(0)
  }
  await page.getByRole('main').getByRole('link', { name: text.errors.home() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero.title())
  await expect(links).toHaveCount(5)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text.errors.notFound())
})

for (const [typed, address, lang] of [
  ['/En/search/copper?sort=newest#content', '/en/search/copper?sort=newest#content', 'en-US'],
  ['/RU/BASKET', '/ru/BASKET', 'ru-RU'],
] as const)
  test(`${typed} leads to ${address}`, async ({ page }) => {
    await page.goto(typed)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page).toHaveURL(address)
    await page.locator('#splash').waitFor({ state: 'detached' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveCount(typed.includes('BASKET') ? 1 : 0)
    await expect(page).toHaveURL(address)
  })

test('the logo leads to the one address of home', { tag: '@each' }, async ({ shop, page }) => {
  await shop.open('/about')
  const home = page.getByRole('banner').getByRole('link', { name: /زرین|Zarrin|Заррин/ })
  await expect(home).toHaveAttribute('href', shop.path('/'))
  await home.click()
  await expect(page).toHaveURL(shop.path('/'))
})

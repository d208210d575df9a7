import { isCrawlable } from './robots.ts'
import { carpet } from './steps.ts'
import { expect, test } from './test.ts'

test('a crawler that obeys robots.txt finds the words and pictures of public pages', async ({
  shop,
  page,
}) => {
  const robots = await (await page.request.get('/robots.txt')).text()
  const refused: string[] = []
  await page.route(
    (url) => !isCrawlable(robots, url.pathname),
    (route) => {
      refused.push(new URL(route.request().url()).pathname)
      return route.abort('blockedbyclient')
    },
  )
  for (const path of ['/search/copper', '/blogs', '/video', carpet]) {
    await shop.open(path)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    const picture = page.getByRole('main').locator('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  /** The count of a basket is no part of a page. */
  expect(new Set(refused)).toEqual(new Set(['/api/cart/cart']))
})

test('a page that could not be had asks to be left out, and stands nowhere', async ({ shop, page, text }) => {
  const robots = page.locator('meta[name=robots]')
  const links = page.locator('link[rel=canonical], link[rel=alternate]')
  await shop.mock.faults({ on: 'product', fault: { status: 500 } })
  await shop.open(carpet)
  await expect(page.getByRole('alert').locator('svg')).not.toHaveCount(0)
  await expect(robots).toHaveAttribute('content', 'noindex')
  await expect(links).toHaveCount(0)

  await shop.mock.faults()
  await page.getByRole('button', { name: text.errors.retry() }).click()
  await expect(links).toHaveCount(5)
  await expect(robots).toHaveCount(0)

  for (const gone of ['/blogs/No_Such', '/blogs/no-such', '/search/copper/no-such', '/no-such']) {
    await shop.open(gone)
    await expect(robots).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(links).toHaveCount(0)
  }
})

test('a page whose script never came asks to be left out', async ({ page }) => {
  await page.route(/\/assets\/index-[\w-]+\.js$/, (route) => route.abort('blockedbyclient'))
  await page.goto('/about')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

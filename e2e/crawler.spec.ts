import { isCrawlable } from './robots.ts'
import { blockRequests, carpetPath } from './steps.ts'
import { expect, test } from './test.ts'

test('a crawler that obeys robots.txt renders public pages with their images', async ({ shop, page }) => {
  const robots = await (await page.request.get('/robots.txt')).text()
  const blocked: string[] = []
  await page.route(
    (url) => !isCrawlable(robots, url.pathname),
    (route) => {
      blocked.push(new URL(route.request().url()).pathname)
      return route.abort('blockedbyclient')
    },
  )
  for (const path of ['/search/copper', '/blogs', '/video', carpetPath]) {
    await shop.open(path)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    const picture = page.getByRole('main').locator('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  /** The cart count is not page content. */
  expect(new Set(blocked)).toEqual(new Set(['/api/cart/cart']))
})

test('failed and missing pages are noindex, without canonical or alternate links', async ({
  shop,
  page,
  text,
}) => {
  const robots = page.locator('meta[name=robots]')
  const links = page.locator('link[rel=canonical], link[rel=alternate]')
  await shop.mock.faults({ on: 'product', fault: { status: 500 } })
  await shop.openShell(carpetPath)
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

test('a shell whose app script fails to load is noindex', async ({ page }) => {
  await blockRequests(page, /\/assets\/index-[\w-]+\.js$/)
  await page.goto('/search?sort=newest')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

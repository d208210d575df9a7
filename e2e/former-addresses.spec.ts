import { expect, test } from './test.ts'

test('a former address leads to the present one, with its variant or filters', async ({ shop, page }) => {
  await shop.open('/about')
  await shop.open('/search/copper/zanjan-cooking-pot?item=10452')
  await expect(page).toHaveURL('/search/copper/zanjan-copper-pot?item=10452')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/search\/copper\/zanjan-copper-pot$/,
  )
  await page.goBack()
  await expect(page).toHaveURL('/about')

  await shop.open('/search/ceramics?sort=newest')
  await expect(page).toHaveURL('/search/pottery?sort=newest')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()

  await shop.open('/blogs/how-to-know-saffron')
  await expect(page).toHaveURL('/blogs/real-saffron')
})

test('a product that was taken out for good says so, beside similar ones and its category', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/search/copper/tabriz-copper-scales')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.details.discontinued())
  await expect(page).toHaveTitle(new RegExp(`^${text.details.discontinued()}`))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: text.details.related() })).toBeVisible()
  await expect(main.getByRole('link', { name: text.hero.action(), exact: true })).toHaveAttribute(
    'href',
    shop.path('/search'),
  )
  await main.getByRole('link', { name: text.details.seeCategory() }).click()
  await expect(page).toHaveURL(shop.path('/search/copper'))
})

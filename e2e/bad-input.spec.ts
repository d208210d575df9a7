import { formattersOf } from '#i18n/formatters.ts'
import { addToCart, carpetPath, firstCartLine, viewCart } from './steps.ts'
import { expect, test } from './test.ts'

test('a product that was withdrawn since its page was kept says so', async ({ shop, page, mock, text }) => {
  await mock.faults({ on: 'product', fault: { status: 410 } })
  await shop.open(carpetPath)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.details.discontinued())
})

test(
  'an unknown URL shows a 404 page with its path and a link home',
  { tag: '@en' },
  async ({ shop, page, text }) => {
    await shop.open('/no/such/page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${text.errors.notFound()}: ${shop.path('/no/such/page')}`,
    )
    await page.getByRole('main').getByRole('link', { name: text.errors.home() }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero.title())
  },
)

const trayWithStockOfTwo = '/search/copper/isfahan-engraved-tray?item=10473'

test('the increase button is disabled at the stock limit', async ({ shop, page, text }) => {
  await shop.open(trayWithStockOfTwo)
  await addToCart({ page, text })
  await viewCart({ page, text })
  const { line, more } = await firstCartLine({ page, text })
  await more.click()
  await expect(more).toBeDisabled()
  await expect(line).toContainText(text.cart.stockLeft({ count: 2 }))
})

test('adding more than the stock adds the available count and shows a toast', async ({
  shop,
  page,
  text,
  language,
}) => {
  await shop.open(trayWithStockOfTwo)
  await addToCart({ page, text })
  await page.getByRole('dialog').getByRole('button', { name: text.cart.continueShopping() }).click()
  await page.getByRole('button', { name: text.details.increase() }).click()
  await page.getByRole('button', { name: text.cart.add(), exact: true }).click()
  const toast = page.getByRole('group').filter({ has: page.getByRole('button', { name: text.nav.close() }) })
  await expect(toast.last()).toContainText(formattersOf(language).digits(2))
  await expect(page.getByRole('banner').getByLabel(text.nav.cartCount({ count: 2 }))).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

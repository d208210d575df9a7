import { formattersOf } from '#i18n/formatters.ts'
import { addToCart, requestCode, carpetPath, firstCartLine, viewCart } from './steps.ts'
import { expect, test } from './test.ts'

test('an unknown mobile number registers with a name', async ({ shop, page, text }) => {
  await shop.open('/loginRegister')
  await requestCode({ page, text }, '9389998877')
  await page.getByLabel(text.auth.code()).fill('12345')
  await page.getByLabel(text.auth.firstName(), { exact: true }).fill('نیلوفر')
  await page.getByLabel(text.auth.lastName()).fill('ا')
  await page.getByRole('button', { name: text.auth.register() }).click()
  await expect(page.getByText(text.auth.nameInvalid())).toBeVisible()
  await page.getByLabel(text.auth.lastName()).fill('احمدی')
  await page.getByRole('button', { name: text.auth.register() }).click()
  await expect(page).toHaveURL(shop.path('/'))
  await expect(page.getByRole('banner')).toContainText('نیلوفر احمدی')
})

test('a product that was withdrawn since its page was kept says so', async ({ shop, page, mock, text }) => {
  await mock.faults({ on: 'product', fault: { status: 410 } })
  await shop.open(carpetPath)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.details.discontinued())
})

test('a removed product links to its category', async ({ shop, page, text }) => {
  await shop.open('/search/copper/no-such-pot')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.details.gone())
  await page.getByRole('link', { name: text.details.seeCategory() }).click()
  await expect(page).toHaveURL(shop.path('/search/copper'))
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
  await expect(page.getByRole('banner').getByLabel(text.nav.cartCount({ count: 2 }))).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  const toast = page.getByRole('group').filter({ has: page.getByRole('button', { name: text.nav.close() }) })
  await expect(toast.last()).toContainText(formattersOf(language).digits(2))
})

test('an unreachable server shows an error, retry recovers, and the cart is kept', async ({
  shop,
  page,
  text,
}) => {
  await shop.open(carpetPath)
  await addToCart({ page, text })
  await shop.mock.faults({ on: 'products', fault: 'drop' })
  await shop.openShell('/search')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(text.errors.unreachable())
  await shop.mock.faults()
  await alert.getByRole('button', { name: text.errors.retry() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.listing.all())
  await expect(page.getByRole('banner').getByLabel(text.nav.cartCount({ count: 1 }))).toBeVisible()
})

test('a response that breaks its contract shows an error inside the page layout', async ({
  shop,
  page,
  text,
}) => {
  await shop.mock.faults({ on: 'product', fault: 'break-contract' })
  await shop.openShell(carpetPath)
  await expect(page.getByRole('alert')).toContainText(text.errors.contract())
  await expect(page.getByRole('banner')).toBeVisible()
})

test('a failed add shows a toast and keeps the chosen variant', async ({ shop, page, text }) => {
  await shop.open(`${carpetPath}?item=10012`)
  await shop.mock.faults({ on: 'add', fault: 'html' })
  await page.getByRole('button', { name: text.cart.add(), exact: true }).click()
  await expect(page.getByRole('group').filter({ hasText: text.cart.addFailed() })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/item=10012/)
})

test('a failed count change rolls back with a toast', async ({ shop, page, text }) => {
  await shop.open('/search/copper/zanjan-copper-pot')
  await addToCart({ page, text })
  await viewCart({ page, text })
  await shop.mock.faults({ on: 'add', fault: { status: 500 }, times: 1 })
  const { line, more } = await firstCartLine({ page, text })
  const count = line.getByRole('spinbutton')
  const before = await count.inputValue()
  await more.click()
  await expect(page.getByRole('group').filter({ hasText: text.cart.countFailed() })).toBeVisible()
  await expect(count).toHaveValue(before)
})

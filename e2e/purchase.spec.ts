import { formattersOf } from '#i18n/formatters.ts'
import { addToCart, firstCartLine, placeOrder, signIn, viewCart } from './steps.ts'
import { expect, test } from './test.ts'

test(
  'a guest finds a carpet, signs in from the cart and pays for it',
  { tag: '@each' },
  async ({ shop, page, text, language }) => {
    const digits = formattersOf(language).digits
    await shop.open('/')
    await page.getByRole('banner').getByRole('button', { name: text.nav.categories() }).click()
    const menu = page.getByRole('dialog')
    await menu.locator('a[href$="/search/handwoven-carpets"]').click()
    await expect(page).toHaveURL(shop.path('/search/handwoven-carpets'))

    await page.getByLabel(text.listing.sort()).selectOption({ label: text.listing.sorts.dearest() })
    await expect(page).toHaveURL(/sort=dearest/)
    await page.getByRole('main').locator('a[href$="/kashan-medallion-carpet"]').click()

    const navy = page.getByRole('group', { name: text.details.option.color() }).getByRole('button').nth(1)
    await navy.click()
    await expect(navy).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/item=\d+/)

    await addToCart({ page, text })
    await viewCart({ page, text })

    const { line, more } = await firstCartLine({ page, text })
    await more.click()
    await expect(page.getByRole('banner').getByLabel(text.nav.cartCount({ count: 2 }))).toBeVisible()

    const delivery = page.getByRole('group', { name: text.checkout.deliveryTitle() }).getByRole('radio')
    await expect(delivery.first()).toBeChecked()

    await page.getByRole('link', { name: text.checkout.signIn() }).click()
    await signIn({ page, text })
    await expect(page).toHaveURL(shop.path('/basket'))
    await expect(line.getByRole('spinbutton')).toHaveValue(digits(2))
    await expect(delivery.first()).toBeChecked()

    await placeOrder({ page, text })
    await page.waitForURL(/\/api\/payment\/test\/.*test=true/)
    await page.getByRole('button').first().click()
    await page.waitForURL(/\/profile\/accountorder\/ZR-/)
    await expect(page.getByRole('status').filter({ hasText: text.order.outcome.paid() })).toBeVisible()
    await expect(
      page.getByRole('banner').getByRole('button', { name: text.nav.cart(), exact: true }),
    ).toBeVisible()
  },
)

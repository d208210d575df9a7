import { placeOrder, signIn } from './steps.ts'
import { expect, test } from './test.ts'

const quarterOfAnHour = 16 * 60
const twoMonths = 60 * 24 * 60 * 60

test.use({ scenario: ['ready-to-order'] })

test('a token that has run out is renewed unseen', async ({ shop, page, text }) => {
  await shop.open('/basket')
  await page.getByRole('radio', { name: text.checkout.kinds.offline() }).check()
  await shop.mock.advance(quarterOfAnHour)
  await placeOrder({ page, text }, text.checkout.place())
  await page.waitForURL(/\/profile\/accountorder\/ZR-/)
})

test('a session that ends in the middle of the checkout is taken up again where it was', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/basket')
  await page.getByRole('radio', { name: text.checkout.kinds.cheque() }).check()
  const number = page.getByLabel(text.checkout.sayadNumber())
  const methods = page.getByRole('group', { name: text.checkout.deliveryTitle() }).getByRole('radio')
  await expect(methods.first()).toBeChecked()
  await expect(page.getByRole('banner')).toContainText(/Sara|سارا|Сара/)
  await number.fill('1234567890123456')
  /** A call that is under way would end the session before the shopper does. */
  await page.waitForLoadState('networkidle')
  await shop.mock.advance(twoMonths)
  await placeOrder({ page, text }, text.checkout.place())
  await expect(page.getByText(text.auth.sessionEnded())).toBeVisible()
  await expect(page.getByLabel(text.auth.mobile())).toBeVisible()
  await signIn({ page, text })
  await expect(page).toHaveURL(shop.path('/basket'))
  await expect(page.getByRole('radio', { name: text.checkout.kinds.cheque() })).toBeChecked()
  await expect(page.getByLabel(text.checkout.sayadNumber())).toHaveValue('1234567890123456')
})

import type { Page } from '@playwright/test'
import { addToBasket, carpet, firstLine, placeOrder, signIn } from './steps.ts'
import type { Scene } from './steps.ts'
import type { Shop } from './test.ts'
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

const lines = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem')
const ended = (page: Page, words: string) => page.getByRole('group').filter({ hasText: words })

/** A member's basket is open and quiet; then the session ends, and the page has not heard of it. */
async function endSessionAtBasket({ shop, page, text }: Scene & { shop: Shop }) {
  await shop.open('/basket')
  await expect(lines(page, text.cart.title())).toHaveCount(3)
  await page.waitForLoadState('networkidle')
  await shop.mock.advance(twoMonths)
}

test('a session that ended is told at the basket, its lines stay, and a sign-in leads back to them', async ({
  shop,
  page,
  text,
}) => {
  await endSessionAtBasket({ shop, page, text })
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  const told = ended(page, text.errors.sessionEnded())
  await expect(told).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: text.nav.signIn() })).toBeVisible()
  await expect(lines(page, text.cart.title())).toHaveCount(3)
  await page.reload()
  await expect(page.getByRole('link', { name: text.checkout.signIn() })).toBeVisible()
  await expect(lines(page, text.cart.title())).toHaveCount(3)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await page.getByRole('link', { name: text.checkout.signIn() }).click()
  await signIn({ page, text })
  await expect(page).toHaveURL(shop.path('/basket'))
  await expect(page.getByLabel(text.checkout.terms.accept())).toBeVisible()
  await expect(lines(page, text.cart.title())).toHaveCount(3)
})

test('an add after the session ended changes nothing, and its message leads to a sign-in and back', async ({
  shop,
  page,
  text,
}) => {
  await shop.open(carpet)
  const counted = (count: number) => page.getByRole('banner').getByLabel(text.nav.cartCount({ count }))
  await expect(counted(4)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await shop.mock.advance(twoMonths)
  await page.getByRole('button', { name: text.cart.add(), exact: true }).click()
  const told = ended(page, text.errors.sessionEnded())
  await expect(told).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(counted(4)).toBeVisible()
  await told.getByRole('button', { name: text.nav.signIn() }).click()
  await signIn({ page, text })
  await expect(page).toHaveURL(shop.path(carpet))
  await addToBasket({ page, text })
  await expect(counted(5)).toBeVisible()
})

test('a count that is changed after the session ended is given back, and the end is told', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/basket')
  const { line, more } = await firstLine({ page, text })
  const before = await line.locator('output').innerText()
  await page.waitForLoadState('networkidle')
  await shop.mock.advance(twoMonths)
  await more.click()
  await expect(ended(page, text.errors.sessionEnded())).toBeVisible()
  await expect(line.locator('output')).toHaveText(before)
  await expect(lines(page, text.cart.title())).toHaveCount(3)
})

test('a shopper whose session ended goes on as a guest with an empty basket', async ({
  shop,
  page,
  text,
}) => {
  await endSessionAtBasket({ shop, page, text })
  await page.reload()
  await page.getByRole('button', { name: text.checkout.continueAsGuest() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.cart.empty())
  await expect(page.getByRole('main')).toBeFocused()
  await shop.open(carpet)
  await addToBasket({ page, text })
  await expect(page.getByRole('banner').getByLabel(text.nav.cartCount({ count: 1 }))).toBeVisible()
})

test('what a member typed is not there for the next one, though the session ended before a reload', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/basket')
  const number = page.getByLabel(text.checkout.sayadNumber())
  await page.getByRole('radio', { name: text.checkout.kinds.cheque() }).check()
  await number.fill('1234567890123456')
  await expect(page.getByRole('banner')).toContainText(/Sara|سارا|Сара/)
  await page.waitForLoadState('networkidle')
  await shop.mock.advance(twoMonths)
  await page.reload()
  await page.getByRole('link', { name: text.checkout.signIn() }).click()
  await signIn({ page, text }, '09351112233')
  await expect(page).toHaveURL(shop.path('/basket'))
  await shop.open(carpet)
  await addToBasket({ page, text })
  await shop.open('/basket')
  await page.getByRole('radio', { name: text.checkout.kinds.cheque() }).check()
  await expect(number).toHaveValue('')
})

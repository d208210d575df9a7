import type { Page } from '@playwright/test'
import { networkIdle } from './network-idle.ts'
import {
  addToCart,
  becomeVisible,
  carpetPath,
  firstCartLine,
  lines,
  placeOrder,
  signIn,
  reload,
} from './steps.ts'
import type { JourneyContext } from './steps.ts'
import type { Shop } from './test.ts'
import { expect, test } from './test.ts'

const pastTokenExpiry = 16 * 60
const pastSessionExpiry = 60 * 24 * 60 * 60

test.use({ scenario: ['ready-to-order'] })

test('an expired access token is refreshed silently during checkout', async ({ shop, page, text }) => {
  await shop.open('/basket')
  await page.getByRole('radio', { name: text.checkout.kinds.offline() }).check()
  await shop.mock.advance(pastTokenExpiry)
  await placeOrder({ page, text }, text.checkout.place())
  await page.waitForURL(/\/profile\/accountorder\/ZR-/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const close = page.getByRole('button', { name: text.nav.close() })
  await expect(page.getByRole('group').filter({ has: close })).toHaveCount(0)
  const { log } = (await shop.mock.record()) as { log: { call: string }[] }
  expect(log.filter(({ call }) => call === 'refresh')).toHaveLength(1)
})

test('a session that expires during checkout resumes there after sign-in', async ({ shop, page, text }) => {
  await shop.open('/basket')
  await page.getByRole('radio', { name: text.checkout.kinds.cheque() }).check()
  const number = page.getByLabel(text.checkout.sayadNumber())
  const methods = page.getByRole('group', { name: text.checkout.deliveryTitle() }).getByRole('radio')
  await expect(methods.first()).toBeChecked()
  await expect(page.getByRole('banner')).toContainText(/Sara|سارا|Сара/)
  await number.fill('1234567890123456')
  /** A request in flight would find the expired session before the click does. */
  await networkIdle(page)
  await shop.mock.advance(pastSessionExpiry)
  await placeOrder({ page, text }, text.checkout.place())
  await expect(page.getByText(text.auth.sessionEnded())).toBeVisible()
  await expect(page.getByLabel(text.auth.mobile())).toBeVisible()
  await signIn({ page, text })
  await expect(page).toHaveURL(shop.path('/basket'))
  await expect(page.getByRole('radio', { name: text.checkout.kinds.cheque() })).toBeChecked()
  await expect(page.getByLabel(text.checkout.sayadNumber())).toHaveValue('1234567890123456')
})

const toastWith = (page: Page, words: string) => page.getByRole('group').filter({ hasText: words })

async function expireSessionAtCart({ shop, page, text }: JourneyContext & { shop: Shop }) {
  await shop.open('/basket')
  await expect(lines(page, text.cart.title())).toHaveCount(3)
  await networkIdle(page)
  await shop.mock.advance(pastSessionExpiry)
}

test('an expired session is announced on the cart page, and sign-in leads back to its lines', async ({
  shop,
  page,
  text,
}) => {
  await expireSessionAtCart({ shop, page, text })
  await becomeVisible(page)
  const toast = toastWith(page, text.errors.sessionEnded())
  await expect(toast).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: text.nav.signIn() })).toBeVisible()
  await expect(lines(page, text.cart.title())).toHaveCount(3)
  await reload(page)
  await expect(page.getByRole('link', { name: text.checkout.signIn() })).toBeVisible()
  await expect(lines(page, text.cart.title())).toHaveCount(3)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await page.getByRole('link', { name: text.checkout.signIn() }).click()
  await signIn({ page, text })
  await expect(page).toHaveURL(shop.path('/basket'))
  await expect(page.getByLabel(text.checkout.terms.accept())).toBeVisible()
  await expect(lines(page, text.cart.title())).toHaveCount(3)
})

test('an add after session expiry changes nothing, and its toast leads to sign-in and back', async ({
  shop,
  page,
  text,
}) => {
  await shop.open(carpetPath)
  const headerCount = (count: number) => page.getByRole('banner').getByLabel(text.nav.cartCount({ count }))
  await expect(headerCount(4)).toBeVisible()
  await networkIdle(page)
  await shop.mock.advance(pastSessionExpiry)
  await page.getByRole('button', { name: text.cart.add(), exact: true }).click()
  const toast = toastWith(page, text.errors.sessionEnded())
  await expect(toast).toBeVisible()
  await networkIdle(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(headerCount(4)).toBeVisible()
  await toast.getByRole('button', { name: text.nav.signIn() }).click()
  await signIn({ page, text })
  await expect(page).toHaveURL(shop.path(carpetPath))
  await addToCart({ page, text })
  const greeting = text.cart.greeting({ fullName: 'سارا محمدی' })
  await expect(page.getByRole('dialog', { name: greeting })).toBeVisible()
  await expect(headerCount(5)).toBeVisible()
})

test('a count change after session expiry rolls back and announces the expiry', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/basket')
  const { line, more } = await firstCartLine({ page, text })
  const before = await line.getByRole('spinbutton').inputValue()
  await networkIdle(page)
  await shop.mock.advance(pastSessionExpiry)
  await more.click()
  await expect(toastWith(page, text.errors.sessionEnded())).toBeVisible()
  await expect(line.getByRole('spinbutton')).toHaveValue(before)
  await expect(lines(page, text.cart.title())).toHaveCount(3)
})

test('a shopper with an expired session can continue as a guest with an empty cart', async ({
  shop,
  page,
  text,
}) => {
  await expireSessionAtCart({ shop, page, text })
  await reload(page)
  await page.getByRole('button', { name: text.checkout.continueAsGuest() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.cart.empty())
  await expect(page.getByRole('main')).toBeFocused()
  await shop.open(carpetPath)
  await addToCart({ page, text })
  await expect(page.getByRole('banner').getByLabel(text.nav.cartCount({ count: 1 }))).toBeVisible()
})

test('checkout input is cleared for the next member after the session expired before a reload', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/basket')
  const number = page.getByLabel(text.checkout.sayadNumber())
  await page.getByRole('radio', { name: text.checkout.kinds.cheque() }).check()
  await number.fill('1234567890123456')
  await expect(page.getByRole('banner')).toContainText(/Sara|سارا|Сара/)
  await networkIdle(page)
  await shop.mock.advance(pastSessionExpiry)
  await reload(page)
  await page.getByRole('link', { name: text.checkout.signIn() }).click()
  await signIn({ page, text }, '09351112233')
  await expect(page).toHaveURL(shop.path('/basket'))
  await shop.open(carpetPath)
  await addToCart({ page, text })
  await shop.open('/basket')
  await page.getByRole('radio', { name: text.checkout.kinds.cheque() }).check()
  await expect(number).toHaveValue('')
})

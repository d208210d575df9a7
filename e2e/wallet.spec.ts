import type { Page } from '@playwright/test'
import { rials } from '#contracts/values.ts'
import { priceText } from '#i18n/price-text.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { outcome, settleAtBank } from './bank.ts'
import { networkIdle } from './network-idle.ts'
import { becomeVisible, placeOrder } from './steps.ts'
import { expect, phone, test } from './test.ts'

const balance = (page: Page, text: TranslationFunctions, amount: number) =>
  page.getByRole('main').getByText(priceText(text, rials(amount)), { exact: true })

async function topUp(page: Page, text: TranslationFunctions, typed: string) {
  await page.getByLabel(text.wallet.topUp.amount()).fill(typed)
  await page.getByRole('button', { name: text.wallet.topUp.pay() }).click()
}

test.describe('the wallet on a phone', { tag: '@en' }, () => {
  test.use({ ...phone, scenario: ['ready-to-order'] })

  test('a member tops up and pays a part of an order from the wallet', async ({ shop, page, text }) => {
    await shop.open('/profile/wallet')
    await topUp(page, text, '۵۰۰')
    const field = page.getByLabel(text.wallet.topUp.amount())
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue('۵۰۰')
    await topUp(page, text, '۵۰۰٬۰۰۰')
    await settleAtBank(page, 'paid')
    const amount = priceText(text, rials(5_000_000))
    await expect(outcome(page, text.wallet.payment.paid({ amount }))).toBeVisible()
    await expect(balance(page, text, 5_000_000)).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)

    await shop.open('/basket')
    await page.getByLabel(text.checkout.fromWallet.use()).check()
    await placeOrder({ page, text })
    await settleAtBank(page, 'failed')
    await expect(outcome(page, text.order.outcome.failed())).toContainText(amount)
    await page.getByRole('button', { name: text.order.payAgain() }).click()
    await settleAtBank(page, 'paid')
    await expect(outcome(page, text.order.outcome.paid())).toBeVisible()
    await expect(page.getByText(text.order.fromWallet.part())).toBeVisible()
    await shop.open('/profile/wallet')
    await expect(page.getByRole('article').first()).toContainText(text.wallet.transactions.kinds.payment())
  })
})

test.describe('a full wallet', () => {
  test.use({ scenario: ['wallet-rich', 'ready-to-order'] })

  test('an order is paid whole without the bank, and once although its answer is lost', async ({
    shop,
    page,
    mock,
    text,
  }) => {
    await shop.open('/basket')
    await page.getByLabel(text.checkout.fromWallet.use()).check()
    await expect(page.getByRole('group', { name: text.checkout.merchantTitle() })).toBeHidden()
    await mock.faults({ on: 'setOrder', fault: 'drop-answer', times: 1 })
    await placeOrder({ page, text }, text.checkout.place())
    await expect(outcome(page, text.order.outcome.paid())).toBeVisible()
    await expect(page.getByRole('button', { name: text.order.payAgain() })).toBeHidden()
    const { wallets } = (await mock.state()) as { wallets: Record<string, { kind: string }[]> }
    expect(Object.values(wallets)[0]?.map(({ kind }) => kind)).toEqual(['topUp', 'payment'])
  })
})

test.describe('a top-up', () => {
  test.use({ scenario: ['member'] })
  test.beforeEach(async ({ shop, page, text }) => {
    await shop.open('/profile/wallet')
    await topUp(page, text, '500000')
  })
  const amountOf = (text: TranslationFunctions) => priceText(text, rials(5_000_000))

  test('a failed payment of a top-up is told and can be repeated', async ({ page, text }) => {
    await settleAtBank(page, 'failed')
    await expect(outcome(page, text.wallet.payment.failed({ amount: amountOf(text) }))).toBeVisible()
    await page.getByRole('button', { name: text.wallet.payment.again() }).click()
    await settleAtBank(page, 'paid')
    await expect(outcome(page, text.wallet.payment.paid({ amount: amountOf(text) }))).toBeVisible()
  })

  test('Back from the bank shows the pending top-up, and closing it clears the address', async ({
    shop,
    page,
    text,
  }) => {
    await page.waitForURL(/\/api\/payment\/test\//)
    await page.goBack()
    await expect(outcome(page, text.wallet.payment.pending({ amount: amountOf(text) }))).toBeVisible()
    await page.getByRole('button', { name: text.wallet.payment.close() }).click()
    await expect(page).toHaveURL(shop.path('/profile/wallet'))
  })
})

test.describe('a top-up with motion enabled on a phone', () => {
  test.use({ ...phone, scenario: ['member'], contextOptions: { reducedMotion: 'no-preference' } })

  test('Back from the bank shows the top of the wallet', async ({ shop, page, text }) => {
    await shop.open('/profile/wallet')
    await page.getByLabel(text.wallet.topUp.amount()).fill('500000')
    const pay = page.getByRole('button', { name: text.wallet.topUp.pay() })
    await pay.evaluate((button) => button.scrollIntoView())
    await pay.click()
    await page.waitForURL(/\/api\/payment\/test\//)
    await page.goBack()
    await networkIdle(page)
    await expect(page.getByRole('button', { name: text.wallet.payment.resume() })).toBeInViewport()
  })
})

test.describe('a wallet that is read again', () => {
  test.use({ scenario: ['wallet-filled'] })

  test('a failed read in the background leaves the form in its place', async ({ shop, page, text }) => {
    await shop.open('/profile/wallet')
    const field = page.getByLabel(text.wallet.topUp.amount())
    await field.fill('۵۰۰')
    /** A read that is under way is not repeated. */
    await networkIdle(page)
    await shop.mock.faults({ on: 'walletTransactions', fault: { status: 503 }, times: 1 })
    await becomeVisible(page)
    await expect(page.getByText(text.errors.stale()).first()).toBeVisible()
    await expect(field).toBeFocused()
  })
})

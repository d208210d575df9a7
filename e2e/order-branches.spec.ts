import { localizeDigits } from '#i18n/localize-digits.ts'
import { placeOrder } from './steps.ts'
import { expect, test } from './test.ts'

test.use({ scenario: ['ready-to-order'] })
test.beforeEach(({ shop }) => shop.open('/basket'))

test('an order with offline payment opens the order page', { tag: '@each' }, async ({ page, text }) => {
  await page.getByRole('radio', { name: text.checkout.kinds.offline() }).check()
  await placeOrder({ page, text }, text.checkout.place())
  await page.waitForURL(/\/profile\/accountorder\/ZR-/)
  await expect(page.getByRole('status').filter({ hasText: text.order.outcome.offline() })).toBeVisible()
})

test(
  'a cheque order validates its number and opens the order page',
  { tag: '@each' },
  async ({ page, text, language }) => {
    await page.getByRole('radio', { name: text.checkout.kinds.cheque() }).check()
    const sayadNumber = page.getByLabel(text.checkout.sayadNumber())
    await sayadNumber.fill('۱۲۳۴')
    await placeOrder({ page, text }, text.checkout.place())
    await expect(page.getByRole('alert').filter({ hasText: text.checkout.sayadInvalid() })).toBeVisible()
    await expect(sayadNumber).toHaveValue('۱۲۳۴')
    await expect(sayadNumber).toBeFocused()

    const due = page.getByRole('textbox', { name: text.checkout.dueDate() })
    const defaultDate = await due.inputValue()
    await page.getByRole('button', { name: text.checkout.dueDate() }).click()
    const calendar = page.getByRole('dialog')
    await calendar.locator('[role=gridcell] button:not([aria-disabled], [data-chosen])').first().click()
    await calendar.getByRole('button').last().click()
    await expect(calendar).toBeHidden()
    await expect(due).not.toHaveValue(defaultDate)

    await sayadNumber.fill('۱۲۳۴ ۵۶۷۸ ۹۰۱۲ ۳۴۵۶')
    await expect(page.getByText(text.checkout.sayadInvalid())).toBeHidden()
    await page.getByRole('button', { name: text.checkout.place() }).click()
    await page.waitForURL(/\/profile\/accountorder\/ZR-/)
    await expect(page.getByRole('status').filter({ hasText: text.order.outcome.cheque() })).toBeVisible()
    await expect(page.getByText(localizeDigits(language, '1234567890123456'))).toBeVisible()
  },
)

test.describe('without a payment id', () => {
  test.use({ scenario: ['ready-to-order', 'online-without-payment'] })

  test(
    'an online order without a payment id opens the order page',
    { tag: '@each' },
    async ({ page, text }) => {
      await placeOrder({ page, text })
      await page.waitForURL(/\/profile\/accountorder\/ZR-/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('ZR-')
    },
  )
})

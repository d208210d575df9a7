import { expect, test } from './test.ts'

test.use({ scenario: ['ready-to-order'] })
test.beforeEach(({ shop }) => shop.open('/basket'))

test('offline goes straight to the order page', async ({ page, text }) => {
  await page.getByRole('radio', { name: text.checkout.kinds.offline() }).check()
  await page.getByRole('button', { name: text.checkout.place() }).click()
  await page.waitForURL(/\/profile\/accountorder\/ZR-/)
  await expect(page.getByRole('status').filter({ hasText: text.order.outcome.offline() })).toBeVisible()
})

test('a cheque asks for its number, and goes straight to the order page', async ({ page, text }) => {
  await page.getByRole('radio', { name: text.checkout.kinds.cheque() }).check()
  const sayadNumber = page.getByLabel(text.checkout.sayadNumber())
  await sayadNumber.fill('۱۲۳۴')
  await page.getByRole('button', { name: text.checkout.place() }).click()
  await expect(page.getByText(text.checkout.sayadInvalid())).toBeVisible()
  await expect(sayadNumber).toHaveValue('۱۲۳۴')

  await sayadNumber.fill('۱۲۳۴ ۵۶۷۸ ۹۰۱۲ ۳۴۵۶')
  await page.getByRole('button', { name: text.checkout.place() }).click()
  await page.waitForURL(/\/profile\/accountorder\/ZR-/)
  await expect(page.getByRole('status').filter({ hasText: text.order.outcome.cheque() })).toBeVisible()
  await expect(page.getByText('1234567890123456')).toBeVisible()
})

test.describe('without a payment id', () => {
  test.use({ scenario: ['ready-to-order', 'online-without-payment'] })

  test('online goes to the order page too', async ({ page, text }) => {
    await page.getByRole('button', { name: text.checkout.pay() }).click()
    await page.waitForURL(/\/profile\/accountorder\/ZR-/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ZR-')
  })
})

for (const [button, outcome] of [
  [1, 'cancelled'],
  [2, 'failed'],
] as const) {
  test(`a payment that is ${outcome} says so, and can be tried again`, async ({ page, text }) => {
    await page.getByRole('button', { name: text.checkout.pay() }).click()
    await page.waitForURL(/\/api\/payment\/test\//)
    await page.getByRole('button').nth(button).click()
    await page.waitForURL(/\/profile\/accountorder\/ZR-/)
    await expect(page.getByRole('status').filter({ hasText: text.order.outcome[outcome]() })).toBeVisible()

    await page.getByRole('button', { name: text.order.payAgain() }).click()
    await page.waitForURL(/\/api\/payment\/test\//)
    await page.getByRole('button').first().click()
    await expect(page.getByRole('status').filter({ hasText: text.order.outcome.paid() })).toBeVisible()
  })
}

test(
  'Back from the payment page finds the order, and not a spent basket',
  { tag: '@once' },
  async ({ page, text }) => {
    await page.getByRole('button', { name: text.checkout.pay() }).click()
    await page.waitForURL(/\/api\/payment\/test\//)
    await page.goBack()
    await expect(page.getByRole('status').filter({ hasText: text.order.outcome.pending() })).toBeVisible()
    await expect(page.getByRole('button', { name: text.order.payAgain() })).toBeVisible()
  },
)

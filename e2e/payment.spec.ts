import type { Page } from '@playwright/test'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { placeOrder } from './steps.ts'
import type { Shop } from './test.ts'
import { expect, test } from './test.ts'

type World = { payments: Record<string, { status: string }>; orders: object }

const buttons = { paid: 0, cancelled: 1, failed: 2 }

/** At the bank. */
async function settle(page: Page, as: keyof typeof buttons) {
  await page.waitForURL(/\/api\/payment\/test\//)
  await page.getByRole('button').nth(buttons[as]).click()
}

const outcome = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test.describe('an order that is paid online', () => {
  test.use({ scenario: ['ready-to-order'] })
  test.beforeEach(async ({ shop, page, text }) => {
    await shop.open('/basket')
    await placeOrder({ page, text })
  })

  test('paid: says so, has its past, and leaves an empty basket', async ({ page, text }) => {
    await settle(page, 'paid')
    await expect(outcome(page, text.order.outcome.paid())).toBeVisible()
    const steps = page.getByRole('listitem').filter({ hasText: text.order.statuses.paid() })
    await expect(steps).toHaveAttribute('aria-current', 'step')
    await expect(page.getByRole('button', { name: text.order.payAgain() })).toBeHidden()
    await expect(
      page.getByRole('banner').getByRole('button', { name: text.nav.cart(), exact: true }),
    ).toBeVisible()
    expect((await page.context().cookies()).filter(({ name }) => name === 'basketId')).toEqual([])
  })

  for (const status of ['cancelled', 'failed'] as const) {
    test(`${status}: says so, and can be paid again`, async ({ page, text }) => {
      await settle(page, status)
      await expect(outcome(page, text.order.outcome[status]())).toBeVisible()
      await page.getByRole('button', { name: text.order.payAgain() }).click()
      await settle(page, 'paid')
      await expect(outcome(page, text.order.outcome.paid())).toBeVisible()
    })
  }

  test('returned twice: the second return changes nothing', async ({ shop, page, text }) => {
    await page.waitForURL(/\/api\/payment\/test\//)
    const bank = page.url()
    await settle(page, 'paid')
    await expect(outcome(page, text.order.outcome.paid())).toBeVisible()
    await page.goto(bank)
    await settle(page, 'failed')
    await expect(outcome(page, text.order.outcome.paid())).toBeVisible()
    const { payments } = (await shop.mock.state()) as World
    expect(Object.values(payments).map(({ status }) => status)).toEqual(['paid'])
  })

  test('Back from the payment page finds the order', async ({ page, text }) => {
    await page.waitForURL(/\/api\/payment\/test\//)
    await page.goBack()
    await expect(outcome(page, text.order.outcome.pending())).toBeVisible()
    await expect(page.getByRole('button', { name: text.order.payAgain() })).toBeVisible()
  })

  test('Back after paying shows what is true now', async ({ page, text }) => {
    await settle(page, 'paid')
    await expect(outcome(page, text.order.outcome.paid())).toBeVisible()
    await page.goBack()
    await page.waitForURL(/\/api\/payment\/test\//)
    await page.goBack()
    await page.waitForURL(/\/profile\/accountorder\/ZR-/)
    await expect(outcome(page, text.order.outcome.paid())).toBeVisible()
    await expect(page.getByRole('button', { name: text.order.payAgain() })).toBeHidden()
  })

  test('paid in another tab: this one hears of it', async ({ page, context, text }) => {
    await page.waitForURL(/\/api\/payment\/test\//)
    const bank = page.url()
    await page.goBack()
    await expect(outcome(page, text.order.outcome.pending())).toBeVisible()
    const other = await context.newPage()
    await other.goto(bank)
    await settle(other, 'paid')
    await expect(outcome(other, text.order.outcome.paid())).toBeVisible()
    await page.bringToFront()
    await expect(outcome(page, text.order.outcome.paid())).toBeVisible({ timeout: 10_000 })
  })

  test('pay again pays nothing that was paid meanwhile', async ({ page, context, text }) => {
    await page.waitForURL(/\/api\/payment\/test\//)
    const bank = page.url()
    await page.goBack()
    const again = page.getByRole('button', { name: text.order.payAgain() })
    await expect(again).toBeVisible()
    const other = await context.newPage()
    await other.goto(bank)
    await settle(other, 'paid')
    await expect(outcome(other, text.order.outcome.paid())).toBeVisible()
    await again.click()
    await expect(outcome(page, text.order.outcome.paid())).toBeVisible()
    await expect(page).toHaveURL(/\/profile\/accountorder\/ZR-/)
  })
})

type Scene = { shop: Shop; page: Page; text: TranslationFunctions }

/** An order that the server has, and nobody was told of. */
async function placeUnheard({ shop, page, text }: Scene) {
  await shop.open('/basket')
  await shop.mock.faults({ on: 'setOrder', fault: 'drop-answer' })
  await page.getByRole('radio', { name: text.checkout.kinds.offline() }).check()
  await placeOrder({ page, text }, text.checkout.place())
  await expect(page.getByRole('alert').filter({ hasText: text.checkout.lost() })).toBeVisible()
  await shop.mock.faults()
}

const placedIn = async ({ mock }: Shop) => Object.keys(((await mock.state()) as World).orders)

test.describe('an order whose answer is lost', () => {
  test.use({ scenario: ['ready-to-order'] })

  test('is said again, and placed once', async ({ shop, page, text }) => {
    await shop.open('/basket')
    await shop.mock.faults({ on: 'setOrder', fault: 'drop-answer', times: 1 })
    await page.getByRole('radio', { name: text.checkout.kinds.offline() }).check()
    await placeOrder({ page, text }, text.checkout.place())
    await page.waitForURL(/\/profile\/accountorder\/ZR-/)
    expect(await placedIn(shop)).toHaveLength(1)
  })

  test('for good: says that nobody knows, and the next press finds it', async ({ shop, page, text }) => {
    await placeUnheard({ shop, page, text })
    await page.getByRole('button', { name: text.checkout.place() }).click()
    await page.waitForURL(/\/profile\/accountorder\/ZR-/)
    expect(await placedIn(shop)).toHaveLength(1)
  })

  test('and the basket is looked at again: it leads to the order', async ({ shop, page, text }) => {
    await placeUnheard({ shop, page, text })
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await page.waitForURL(/\/profile\/accountorder\/ZR-/)
    expect(await placedIn(shop)).toHaveLength(1)
  })

  test('by a reload: the basket leads to the order', async ({ shop, page, text }) => {
    await placeUnheard({ shop, page, text })
    await page.reload()
    await page.waitForURL(/\/profile\/accountorder\/ZR-/)
    await expect(outcome(page, text.order.outcome.offline())).toBeVisible()
    expect(await placedIn(shop)).toHaveLength(1)
  })
})

test.describe('an order that is placed in two tabs', () => {
  test.use({ scenario: ['ready-to-order'] })

  test('is placed once, and both tabs lead to it', async ({ shop, page, context, text }) => {
    const other = await context.newPage()
    await shop.open('/basket')
    await other.goto(shop.path('/basket'))
    for (const tab of [page, other]) {
      await tab.getByRole('radio', { name: text.checkout.kinds.offline() }).check()
      await tab.getByLabel(text.checkout.terms.accept()).check()
      await tab.waitForLoadState('networkidle')
    }
    await shop.mock.faults({ on: 'setOrder', fault: { latency: 500 } })
    await Promise.all(
      [page, other].map((tab) => tab.getByRole('button', { name: text.checkout.place() }).click()),
    )
    for (const tab of [page, other]) await tab.waitForURL(/\/profile\/accountorder\/ZR-/)
    for (const tab of [page, other]) await expect(outcome(tab, text.order.outcome.offline())).toBeVisible()
    expect(await placedIn(shop)).toHaveLength(1)
  })
})

test.describe('an order of the account', () => {
  test.use({ scenario: ['order-delivered'] })

  test('tells its way, and is ordered once more', async ({ shop, page, text }) => {
    await shop.open('/profile/accountorder')
    await page.getByRole('article').first().getByRole('link').click()
    const delivered = page.getByRole('listitem').filter({ hasText: text.order.statuses.delivered() })
    await expect(delivered).toHaveAttribute('aria-current', 'step')
    await page.getByRole('button', { name: text.order.reorder() }).click()
    await expect(page).toHaveURL(shop.path('/basket'))
    await expect(page.getByRole('list', { name: text.cart.title() }).getByRole('listitem')).toHaveCount(1)
  })
})

import type { Page, Request } from '@playwright/test'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { outcome, settleAtBank } from './bank.ts'
import { networkIdle } from './network-idle.ts'
import { becomeVisible, holdRequests, isCartUpdate, placeOrder, reload } from './steps.ts'
import type { Shop } from './test.ts'
import { expect, phone, test } from './test.ts'

type ServerState = { payments: Record<string, { status: string }>; orders: object }

test.describe('online payment', () => {
  test.use({ scenario: ['ready-to-order'] })
  test.beforeEach(async ({ shop, page, text }) => {
    await shop.open('/basket')
    await placeOrder({ page, text })
  })

  test('a paid order shows its status, empties the cart, and is shown by Back from the bank', async ({
    page,
    text,
  }) => {
    await settleAtBank(page, 'paid')
    await expect(outcome(page, text.order.outcome.paid())).toBeVisible()
    const steps = page.getByRole('listitem').filter({ hasText: text.order.statuses.paid() })
    await expect(steps).toHaveAttribute('aria-current', 'step')
    await expect(
      page.getByRole('banner').getByRole('button', { name: text.nav.cart(), exact: true }),
    ).toBeVisible()
    expect((await page.context().cookies()).filter(({ name }) => name === 'basketId')).toEqual([])
    await page.goBack()
    await page.waitForURL(/\/api\/payment\/test\//)
    await page.goBack()
    await page.waitForURL(/\/profile\/accountorder\/ZR-/)
    await expect(outcome(page, text.order.outcome.paid())).toBeVisible()
    await expect(page.getByRole('button', { name: text.order.payAgain() })).toBeHidden()
  })

  test('an order paid in another tab is updated', async ({ page, context, text }) => {
    await page.waitForURL(/\/api\/payment\/test\//)
    const bankUrl = page.url()
    await page.goBack()
    await expect(outcome(page, text.order.outcome.pending())).toBeVisible()
    const other = await context.newPage()
    await other.goto(bankUrl)
    await settleAtBank(other, 'paid')
    await expect(outcome(other, text.order.outcome.paid())).toBeVisible()
    await page.bringToFront()
    await expect(outcome(page, text.order.outcome.paid())).toBeVisible()
  })

  test('paying later does not charge an order that was paid in another tab', async ({
    page,
    context,
    text,
    browserErrors,
  }) => {
    await page.waitForURL(/\/api\/payment\/test\//)
    const bankUrl = page.url()
    await page.goBack()
    const pay = page.getByRole('button', { name: text.order.pay(), exact: true })
    await expect(pay).toBeVisible()
    const other = await context.newPage()
    await other.goto(bankUrl)
    /** Else a poll may update the order before the click. */
    const release = await holdRequests(page, /\/api\/productOrder\/order\?/)
    /** The poll that is held may time out meanwhile. */
    browserErrors.allow('warning: query')
    await settleAtBank(other, 'paid')
    await expect(outcome(other, text.order.outcome.paid())).toBeVisible()
    await pay.click()
    release()
    await expect(outcome(page, text.order.outcome.paid())).toBeVisible()
    await expect(page).toHaveURL(/\/profile\/accountorder\/ZR-/)
  })

  test('paying opens no bank once its page was left', async ({ shop, page, text }) => {
    await page.waitForURL(/\/api\/payment\/test\//)
    await page.goBack()
    const pay = page.getByRole('button', { name: text.order.pay(), exact: true })
    await expect(pay).toBeVisible()
    await networkIdle(page)
    const release = await holdRequests(page, /\/api\/productOrder\/order\?/)
    await pay.click()
    await page.getByRole('contentinfo').getByRole('link', { name: text.pages.about() }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.pages.about())
    release()
    await networkIdle(page)
    await expect(page).toHaveURL(shop.path('/about'))
  })
})

test.describe('with motion enabled on a phone', () => {
  test.use({ ...phone, scenario: ['ready-to-order'], contextOptions: { reducedMotion: 'no-preference' } })

  test('Back from the bank shows the top of the order page', async ({ shop, page, text }) => {
    await shop.open('/basket')
    await placeOrder({ page, text })
    await page.waitForURL(/\/api\/payment\/test\//)
    await page.goBack()
    await networkIdle(page)
    await expect(page.getByRole('button', { name: text.order.pay(), exact: true })).toBeInViewport()
  })
})

type Scene = { shop: Shop; page: Page; text: TranslationFunctions }

/** `html`: another server answers, and the order is not placed. */
async function placeOrderWithLostResponses(
  { shop, page, text }: Scene,
  fault: 'drop-answer' | 'html' = 'drop-answer',
) {
  await shop.open('/basket')
  await shop.mock.faults({ on: 'setOrder', fault })
  await page.getByRole('radio', { name: text.checkout.kinds.offline() }).check()
  await placeOrder({ page, text }, text.checkout.place())
  await expect(page.getByRole('alert').filter({ hasText: text.checkout.lost() })).toBeVisible()
  await shop.mock.faults()
}

const orderIds = async ({ mock }: Shop) => Object.keys(((await mock.state()) as ServerState).orders)

test.describe('order with a lost response', () => {
  test.use({ scenario: ['ready-to-order'] })

  test('an order with an unknown outcome says so, and the next click finds it', async ({
    shop,
    page,
    text,
  }) => {
    await placeOrderWithLostResponses({ shop, page, text })
    await page.getByRole('button', { name: text.checkout.place() }).click()
    await page.waitForURL(/\/profile\/accountorder\/ZR-/)
    expect(await orderIds(shop)).toHaveLength(1)
  })

  test('refocusing the cart opens an order whose responses were lost', async ({ shop, page, text }) => {
    await placeOrderWithLostResponses({ shop, page, text })
    await becomeVisible(page)
    await page.waitForURL(/\/profile\/accountorder\/ZR-/)
    expect(await orderIds(shop)).toHaveLength(1)
  })

  test('reloading the cart places no order that never reached the server', async ({ shop, page, text }) => {
    await placeOrderWithLostResponses({ shop, page, text }, 'html')
    await reload(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.cart.title())
    await expect(page.getByRole('button', { name: text.checkout.place() })).toBeVisible()
    expect(await orderIds(shop)).toEqual([])
  })

  test('reloading the cart opens an order whose responses were lost', async ({ shop, page, text }) => {
    await placeOrderWithLostResponses({ shop, page, text })
    await reload(page)
    await page.waitForURL(/\/profile\/accountorder\/ZR-/)
    await expect(outcome(page, text.order.outcome.offline())).toBeVisible()
    expect(await orderIds(shop)).toHaveLength(1)
  })
})

test.describe('order placed in two tabs', () => {
  test.use({ scenario: ['ready-to-order'] })

  test('an order placed in two tabs at once is placed once, and both tabs open it', async ({
    shop,
    page,
    context,
    text,
  }) => {
    const other = await context.newPage()
    await shop.open('/basket')
    await other.goto(shop.path('/basket'))
    for (const tab of [page, other]) {
      await tab.getByRole('radio', { name: text.checkout.kinds.offline() }).check()
      await tab.getByLabel(text.checkout.terms.accept()).check()
      await networkIdle(tab)
    }
    const isOrder = (request: Request) => isCartUpdate(request, 'setOrder')
    const hold = (tab: Page) => holdRequests(tab, '**/api/cart/cart', isOrder)
    const releases = await Promise.all([page, other].map(hold))
    for (const tab of [page, other]) await tab.getByRole('button', { name: text.checkout.place() }).click()
    for (const release of releases) release()
    for (const tab of [page, other]) await tab.waitForURL(/\/profile\/accountorder\/ZR-/)
    for (const tab of [page, other]) await expect(outcome(tab, text.order.outcome.offline())).toBeVisible()
    expect(await orderIds(shop)).toHaveLength(1)
  })
})

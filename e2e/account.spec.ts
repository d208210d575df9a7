import { expect, phone, test } from './test.ts'

test.describe('on a phone', { tag: '@each' }, () => {
  test.use({ ...phone, scenario: ['order-awaiting-payment'] })

  test('the first page leads to an order, and the menu to every other page', async ({ shop, page, text }) => {
    await shop.open('/profile')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(text.account.firstPage())
    const orders = page.getByRole('region', { name: text.overview.orders() })
    await expect(orders).toContainText(text.order.statuses.awaitingPayment())
    await orders.getByRole('link', { name: /ZR-100001/ }).click()
    await expect(page).toHaveURL(shop.path('/profile/accountorder/ZR-100001'))
    const menu = page.getByRole('navigation', { name: text.account.nav() })
    await menu.getByRole('button', { name: text.account.orders() }).click()
    await menu.getByRole('link', { name: text.account.addresses() }).click()
    await expect(heading).toHaveText(text.account.addresses())
    await expect(menu.getByRole('link')).toHaveCount(0)
    await expect(menu.getByRole('button')).toContainText(text.account.addresses())
  })
})

test.describe('of a member', () => {
  test.use({ scenario: ['member'] })

  test('a part of the first page that fails leaves the others, and is asked for again', async ({
    shop,
    page,
    text,
  }) => {
    await shop.mock.faults({ on: 'addresses', fault: { status: 503 }, times: 1 })
    await shop.open('/profile')
    await expect(page.getByRole('region', { name: text.overview.orders() })).toContainText(
      text.overview.noOrders(),
    )
    const addresses = page.getByRole('region', { name: text.account.addresses() })
    await addresses.getByRole('button', { name: text.errors.retry() }).click()
    await expect(addresses).toContainText('خانه')
  })
})

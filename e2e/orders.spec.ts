import { expect, test } from './test.ts'

test.use({ scenario: ['many-orders'] })

test('orders can be filtered by a date range, and the filter cleared', async ({ shop, page, text }) => {
  await shop.open('/profile/accountorder')
  const { orderList } = text.account
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(text.account.orders())
  await expect(page.getByText(orderList.found({ count: 30 }))).toBeVisible()

  const open = page.getByRole('button', { name: orderList.period() })
  await open.click()
  const calendar = page.getByRole('dialog')
  const days = calendar.locator('[role=gridcell] button:not([aria-disabled])')
  await days.first().click()
  await days.first().click()
  await calendar.getByRole('button').last().click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
  await expect(page.getByText(orderList.found({ count: 30 }))).toBeHidden()

  await open.click()
  await calendar.getByRole('button').nth(-3).click()
  await expect(page).toHaveURL(/accountorder$/)
  await expect(page.getByText(orderList.found({ count: 30 }))).toBeVisible()
})

import { readFile } from 'node:fs/promises'
import { networkIdle } from './network-idle.ts'
import { member, openDrawn, reload, signIn } from './steps.ts'
import { expect, phone, test } from './test.ts'

test.describe('on a phone', () => {
  test.use({ ...phone, scenario: ['order-awaiting-payment'] })

  test('the first page leads to an order, and the menu to every other page', async ({ shop, page, text }) => {
    await shop.open('/profile')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(text.account.firstPage())
    const orders = page.getByRole('region', { name: text.account.overview.orders() })
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
    await shop.mock.faults({ on: 'addresses', fault: { status: 503 } })
    await shop.open('/profile')
    await expect(page.getByRole('region', { name: text.account.overview.orders() })).toContainText(
      text.account.overview.noOrders(),
    )
    const addresses = page.getByRole('region', { name: text.account.addresses() })
    const retry = addresses.getByRole('button', { name: text.errors.retry() })
    await expect(retry).toBeVisible()
    /** Links in view load their pages ahead, addresses among them. */
    await networkIdle(page)
    await shop.mock.faults()
    await retry.click()
    await expect(addresses).toContainText('خانه')
  })
})

test('a device that was signed out elsewhere learns it and signs in again', async ({
  shop,
  page,
  text,
  browser,
  storageState,
}) => {
  await shop.open('/profile/devices')
  await signIn({ page, text })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.account.devices())
  const elsewhere = await browser.newContext({ storageState })
  const other = await elsewhere.newPage()
  await openDrawn(other, shop.path('/profile/devices'))
  await signIn({ page: other, text })
  await other.getByRole('button', { name: text.security.devices.leaveOthers() }).click()
  await other.getByRole('button', { name: text.security.devices.leaveOthersYes() }).click()
  await expect(other.getByText(text.security.devices.onlyThis())).toBeVisible()
  await elsewhere.close()
  await page
    .getByRole('navigation', { name: text.account.nav() })
    .getByRole('link', { name: text.account.orders() })
    .click()
  await expect(page.getByText(text.auth.sessionEnded())).toBeVisible()
  await signIn({ page, text })
  await expect(page).toHaveURL(shop.path('/profile/accountorder'))
})

test.describe('of a member on a phone', () => {
  test.use({ ...phone, scenario: ['member'] })

  test('the file of the own data is asked for, and downloaded once it is ready', async ({
    shop,
    page,
    mock,
    text,
  }) => {
    await shop.open('/profile/privacy')
    await page.getByRole('button', { name: text.security.data.ask() }).click()
    await expect(page.getByRole('button', { name: text.security.data.ask() })).toBeHidden()
    await mock.advance(3600)
    await reload(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: text.security.data.download() }).click()
    const data = JSON.parse(await readFile(await (await download).path(), 'utf8')) as unknown
    expect(data).toMatchObject({ user: { mobile: '09121234567' }, orders: [] })
  })
})

test.describe('a deletion on a phone', { tag: '@en' }, () => {
  test.use({ ...phone, scenario: ['member'] })

  test('an account is deleted, and its mobile registers anew', async ({ shop, page, text }) => {
    const texts = text.security.deletion
    await shop.open('/profile/privacy')
    await page.getByRole('button', { name: texts.begin() }).click()
    await expect(page.getByText(texts.lost())).toBeVisible()
    await page.getByRole('button', { name: texts.send() }).click()
    await page.getByLabel(text.auth.code()).fill(member.code)
    await page.getByRole('button', { name: texts.confirm() }).click()
    await expect(page.getByRole('group').filter({ hasText: texts.done() })).toBeVisible()
    await expect(page).toHaveURL(shop.path('/'))
    await shop.open('/profile')
    await signIn({ page, text })
    await expect(page.getByLabel(text.auth.firstName(), { exact: true })).toBeVisible()
  })
})

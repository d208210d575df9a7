import type { Locator } from '@playwright/test'
import { networkIdle } from './network-idle.ts'
import { carpetPath, holdRequests, keepToasts, reload, trayPath } from './steps.ts'
import { expect, test } from './test.ts'

const pot = '/search/copper/zanjan-copper-pot'
const productKey = (path: string) => path.replace('/search/', '')
const comparePath = (...paths: string[]) =>
  `/compare?${paths.map((path) => `product=${productKey(path)}`).join('&')}`

test.describe('product comparison', () => {
  test('products chosen on their pages are compared in a table that survives a reload', async ({
    shop,
    page,
    text,
  }) => {
    const { compare } = text.details
    for (const path of [trayPath, pot]) {
      await shop.open(path)
      await page.getByRole('button', { name: compare.toggle(), exact: true }).click()
    }
    await page.getByRole('link', { name: compare.open() }).click()
    const columns = page.getByRole('columnheader').getByRole('link')
    await expect(columns).toHaveCount(2)

    const identicalRow = page.getByRole('rowheader', { name: compare.delivery(), exact: true })
    await expect(identicalRow).toBeVisible()
    await page.getByRole('switch', { name: compare.only() }).click()
    await expect(identicalRow).toBeHidden()
    await expect(page.getByRole('rowheader', { name: compare.city() })).toBeVisible()
    await reload(page)
    await expect(columns).toHaveCount(2)
    await expect(identicalRow).toBeHidden()
    await shop.open('/compare')
    await expect(columns).toHaveCount(2)
  })

  test('a product is added to the comparison, bought and removed, and Back restores it', async ({
    shop,
    page,
    text,
  }) => {
    const { compare } = text.details
    await shop.open(comparePath(trayPath, pot))
    const columns = page.getByRole('columnheader').getByRole('link')
    await page.getByRole('button', { name: compare.another() }).click()
    await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click()
    await expect(columns).toHaveCount(3)
    const last = await columns.last().innerText()
    await page.getByRole('button', { name: `${text.cart.add()}: ${last}` }).click()
    await expect(page.getByRole('dialog')).toContainText(text.cart.continueText())
    await page.getByRole('button', { name: text.cart.continueShopping() }).click()

    await page.getByRole('button', { name: compare.remove({ title: last }) }).click()
    await expect(columns).toHaveCount(2)
    await page.goBack()
    await expect(columns).toHaveCount(3)
  })

  test('a product that Back restores to the comparison is chosen again', async ({ shop, page, text }) => {
    const { compare } = text.details
    const toggle = page.getByRole('button', { name: compare.toggle(), exact: true })
    for (const path of [trayPath, pot]) {
      await shop.open(path)
      await toggle.click()
    }
    await page.getByRole('link', { name: compare.open() }).click()
    const columns = page.getByRole('columnheader').getByRole('link')
    const second = await columns.nth(1).innerText()
    await page.getByRole('button', { name: compare.remove({ title: second }) }).click()
    await expect(columns).toHaveCount(1)
    await page.goBack()
    await expect(columns).toHaveCount(2)
    await columns.nth(1).click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: compare.open() }).click()
    await expect(columns).toHaveCount(2)
  })

  test('a shared comparison is chosen as a whole once a product is added to it', async ({
    shop,
    page,
    text,
  }) => {
    const { compare } = text.details
    await shop.open(carpetPath)
    await page.getByRole('button', { name: compare.toggle(), exact: true }).click()
    await shop.open(comparePath(trayPath, pot))
    const columns = page.getByRole('columnheader').getByRole('link')
    const count = page.getByRole('region', { name: compare.chosen() }).getByRole('status')
    await columns.first().click()
    await expect(count).toHaveText(compare.count({ count: 1 }))
    await page.goBack()
    await page.getByRole('button', { name: compare.another() }).click()
    await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click()
    await expect(columns).toHaveCount(3)
    const added = await columns.allInnerTexts()
    await columns.first().click()
    await expect(count).toHaveText(compare.count({ count: 3 }))
    await page.getByRole('link', { name: compare.open() }).click()
    await expect(columns).toHaveText(added)
  })

  test('the comparison stays when a product that is added to it cannot be read', async ({
    shop,
    page,
    text,
  }) => {
    await keepToasts(page)
    await shop.open(comparePath(trayPath, pot, carpetPath))
    const columns = page.getByRole('columnheader').getByRole('link')
    await expect(columns).toHaveCount(3)
    await shop.mock.faults({ on: 'product', fault: { status: 503 } })
    await page.getByRole('button', { name: text.details.compare.another() }).click()
    await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click()
    await expect(page.locator('.mantine-Notification-root')).toBeVisible()
    await expect(columns).toHaveCount(3)
    expect(new URL(page.url()).searchParams.getAll('product')).toHaveLength(3)
    expect(await page.evaluate(() => localStorage.getItem('zarrin-personal-compare'))).toBeNull()
  })

  test('two products that are removed one after the other stay away', async ({ shop, page, text }) => {
    const { compare } = text.details
    await page.clock.install()
    await shop.open(comparePath(trayPath, pot, carpetPath))
    const columns = page.getByRole('columnheader').getByRole('link')
    await expect(columns).toHaveCount(3)
    const [first, second] = await columns.allInnerTexts()
    /** The clock would time out what is under way. */
    await networkIdle(page)
    const release = await holdRequests(page, '**/api/products/product?*')
    await page.clock.fastForward('10:00')
    await page.getByRole('button', { name: compare.remove({ title: first! }) }).click()
    await page.getByRole('button', { name: compare.remove({ title: second! }) }).click()
    release()
    await expect(columns).toHaveCount(1)
    expect(new URL(page.url()).searchParams.getAll('product')).toEqual([productKey(carpetPath)])
  })

  test('products that were withdrawn since the worker kept them leave the comparison', async ({
    shop,
    page,
    text,
  }) => {
    await shop.open(comparePath(trayPath, pot))
    const columns = page.getByRole('columnheader').getByRole('link')
    await expect(columns).toHaveCount(2)
    await shop.mock.faults({ on: 'product', fault: { status: 410 } })
    await page.evaluate(() => new BroadcastChannel('zarrin-tabs').postMessage('products'))
    await expect(columns).toHaveCount(0)
    await expect(page.getByText(text.details.compare.dropped({ count: 2 }))).toBeVisible()
  })

  test('unknown products in a comparison URL are dropped with a notice', async ({ shop, page, text }) => {
    await shop.open(`${comparePath(trayPath, '/search/copper/no-such-pot')}&product=%2F%2Fevil`)
    await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(1)
    await expect(page.getByText(text.details.compare.dropped({ count: 2 }))).toBeVisible()
    await shop.open('/compare')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      text.details.compare.empty(),
    )
  })

  test('a full comparison link with an unknown product is filled up again', async ({ shop, page, text }) => {
    await shop.open(comparePath(trayPath, pot, carpetPath, '/search/copper/no-such-pot'))
    const columns = page.getByRole('columnheader').getByRole('link')
    await expect(columns).toHaveCount(3)
    await page.getByRole('button', { name: text.details.compare.another() }).click()
    await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click()
    await expect(columns).toHaveCount(4)
  })

  test('a stored product that no longer exists frees its comparison slot', async ({ shop, page, text }) => {
    const { compare } = text.details
    await page.addInitScript(() =>
      localStorage.setItem('zarrin-personal-compare', JSON.stringify({ chosen: ['copper/no-such-pot'] })),
    )
    await shop.open(trayPath)
    await page.getByRole('button', { name: compare.toggle(), exact: true }).click()
    const bar = page.getByRole('region', { name: compare.chosen() })
    await expect(bar.getByRole('status')).toHaveText(compare.count({ count: 1 }))
  })
})

test.describe('a low window', () => {
  test.use({ viewport: { width: 640, height: 360 } })

  test('rows of the comparison are in sight, and a toast leaves the title of a dialog free', async ({
    shop,
    page,
    text,
  }) => {
    const { compare } = text.details
    await keepToasts(page)
    await shop.open(comparePath(trayPath, pot))
    const frame = page.getByRole('region', { name: compare.title() })
    const secondRow = page.getByRole('rowheader').nth(1)
    await expect(secondRow).toBeVisible()
    const edgesOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect())
    expect((await edgesOf(secondRow)).bottom).toBeLessThan((await edgesOf(frame)).bottom)

    await page.getByRole('button', { name: text.cart.add() }).first().click()
    const title = page.getByRole('dialog').getByRole('heading')
    const toast = page.locator('.mantine-Notification-root').filter({ hasText: text.cart.added() })
    await expect(toast).toBeVisible()
    const lowerEdge = (await edgesOf(toast)).bottom
    await expect(title).toBeVisible()
    expect(lowerEdge).toBeLessThan((await edgesOf(title)).top)
  })
})

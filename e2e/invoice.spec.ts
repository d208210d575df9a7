import type { Page } from '@playwright/test'
import { countPages } from './count-pages.ts'
import { expect, phone, test } from './test.ts'

const printedPages = async (page: Page) =>
  countPages(await page.pdf({ format: 'A4', preferCSSPageSize: true }))

test.describe('of three lines on a phone', { tag: '@ru' }, () => {
  test.use({ ...phone, scenario: ['order-of-three-lines'] })

  test('an ordinary invoice is printed on one page of A4, from the dark scheme on white paper, too', async ({
    shop,
    page,
    text,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await shop.open('/profile/accountorder/ZR-100001')
    await page.getByRole('link', { name: text.order.afterOrder.openInvoice() }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text.order.invoice.title({ id: 'ZR-100001' }),
    )
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.getByRole('columnheader')).toHaveCount(6)
    await expect(page.getByRole('button', { name: text.order.invoice.print() })).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    const header = page.locator('thead')
    await expect(header).toHaveCSS('display', 'table-header-group')
    expect(await printedPages(page)).toBe(1)
  })
})

test.describe('of 45 lines', () => {
  test.use({ scenario: ['order-of-many-lines'] })

  test(
    'it is printed on several pages: no line is cut, each page has the head, and the sums stay together',
    { tag: '@ru' },
    async ({ shop, page }) => {
      await shop.open('/profile/accountorder/ZR-100001/invoice')
      const rows = page.getByRole('table').getByRole('row')
      await expect(rows).toHaveCount(45 + 4)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group')
      for (const row of await rows.all()) await expect(row).toHaveCSS('break-inside', 'avoid')
      const sums = page.locator('tfoot')
      await expect(sums).toHaveCSS('break-inside', 'avoid')
      await expect(sums).toHaveCSS('break-before', 'avoid')
      await expect(rows.nth(10).getByRole('cell').first()).toHaveCSS('overflow-wrap', 'break-word')
      expect(await printedPages(page)).toBe(4)
    },
  )
})

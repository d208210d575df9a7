import { expect, test } from './test.ts'

test.use({ scenario: ['order-of-three-lines'] })

test('an ordinary invoice is printed on one page of A4', { tag: '@each' }, async ({ shop, page, text }) => {
  await shop.open('/profile/accountorder/ZR-100001')
  await page.getByRole('link', { name: text.order.afterOrder.openInvoice() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text.order.invoice.title({ id: 'ZR-100001' }),
  )
  await expect(page.getByRole('columnheader')).toHaveCount(6)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: text.order.invoice.print() })).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const header = page.locator('thead')
  await expect(header).toHaveCSS('display', 'table-header-group')
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

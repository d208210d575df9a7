import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

type World = { baskets: Record<string, { lines: { productItemId: number; count: number }[] }> }

const lines = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem')

test.describe('of three lines', () => {
  test.use({ scenario: ['cart-with-lines'] })

  test('a line that was taken out is put back with its count', async ({ shop, page, text }) => {
    await shop.open('/basket')
    const second = lines(page, text.cart.title()).nth(1)
    const title = await second.getByRole('link').innerText()
    const count = await second.locator('output').innerText()
    await second.getByRole('button', { name: text.cart.remove({ title }) }).click()
    await expect(lines(page, text.cart.title())).toHaveCount(2)
    const undo = page.getByRole('button', { name: text.checkout.undoNamed({ title }) })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    const again = lines(page, text.cart.title()).filter({ hasText: title })
    await expect(again.locator('output')).toHaveText(count)
    await expect(undo).toBeHidden()
    const { baskets } = (await shop.mock.state()) as World
    expect(
      Object.values(baskets)[0]
        ?.lines.map((line) => line.count)
        .toSorted(),
    ).toEqual([1, 1, 2])
  })

  test('a good code lowers the price, and is taken back', async ({ shop, page, text }) => {
    await shop.open('/basket')
    const { label, apply, remove } = text.checkout.rebateCode
    await page.getByLabel(label()).fill('zarrin۱۰')
    await page.getByRole('button', { name: apply() }).click()
    await expect(page.getByRole('term').filter({ hasText: text.checkout.rebate() })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: remove() }).click()
    await expect(page.getByLabel(label())).toBeFocused()
    await expect(page.getByRole('term').filter({ hasText: text.checkout.rebate() })).toBeHidden()
  })

  test('a code that has run out says why, and stays typed', async ({ shop, page, text }) => {
    await shop.open('/basket')
    const code = page.getByLabel(text.checkout.rebateCode.label())
    await code.fill('EXPIRED')
    await code.press('Enter')
    await expect(code).toHaveAccessibleDescription(/\S/)
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(code).toHaveValue('EXPIRED')
  })
})

test.describe('of a member', () => {
  test.use({ scenario: ['ready-to-order'] })

  test('goes to the address that was chosen, and spends the credit', async ({ shop, page, text }) => {
    await shop.open('/basket')
    const addresses = page.getByRole('group', { name: text.checkout.addressTitle() }).getByRole('radio')
    await expect(addresses.first()).toBeChecked()
    await addresses.nth(1).check()
    await page.getByLabel(text.checkout.bonusUse()).check()
    await expect(page.getByRole('term').filter({ hasText: text.checkout.bonus() })).toBeVisible()
    await page.reload()
    await expect(addresses.nth(1)).toBeChecked()
    await expect(page.getByLabel(text.checkout.bonusUse())).toBeChecked()
  })
})

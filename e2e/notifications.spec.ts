import { carpet } from './steps.ts'
import { expect, phone, test } from './test.ts'

const sizes = [
  { name: 'a wide screen', use: { viewport: { width: 1280, height: 800 } }, box: { x: 448, width: 384 } },
  { name: 'a phone', use: phone, box: { x: 16, width: 358 } },
]

for (const { name, use, box } of sizes) {
  test.describe(name, () => {
    test.use(use)

    test('a notification stands 5rem below the top, in the middle, and is swiped away', async ({
      shop,
      page,
      text,
    }) => {
      await shop.open(carpet)
      await page.getByRole('button', { name: text.cart.add(), exact: true }).click()
      const toast = page.getByRole('status').filter({ hasText: text.cart.added() })
      await expect(toast).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: text.cart.continueShopping() }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect.poll(() => toast.boundingBox()).toMatchObject({ ...box, y: 80 })
      const { x, y } = (await toast.boundingBox())!
      await page.mouse.move(x + 100, y + 20)
      await page.mouse.down()
      await page.mouse.move(x + 300, y + 20, { steps: 8 })
      await page.mouse.up()
      await expect(toast).toBeHidden({ timeout: 3_000 })
    })
  })
}

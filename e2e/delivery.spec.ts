import { addToBasket, carpet, viewBasket } from './steps.ts'
import { expect, test } from './test.ts'

test('the first delivery method sets itself, and a chosen one stays', async ({ shop, page, text }) => {
  await shop.open(carpet)
  await addToBasket({ page, text })
  await viewBasket({ page, text })
  const methods = page.getByRole('group', { name: text.checkout.deliveryTitle() }).getByRole('radio')
  await expect(methods.first()).toBeChecked()

  const set = page.waitForResponse((response) => response.request().postDataJSON()?.cartUpdateType === 6)
  await methods.nth(1).check()
  await set
  await page.reload()
  await expect(methods.nth(1)).toBeChecked()
})

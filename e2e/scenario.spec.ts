import { expect, test } from './test.ts'

test('a scenario in the URL opens that mock state', async ({ shop, page, text }) => {
  await shop.open('/basket?scenario=member,cart-with-lines')
  await expect(page).toHaveURL(shop.path('/basket'))
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('radio', { name: text.checkout.kinds.online() })).toBeVisible()
})

import { signIn } from './steps.ts'
import { expect, test } from './test.ts'

test('a guest who likes is asked to sign in, and finds the liked product then', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/search/copper')
  const card = page.getByRole('article').first()
  const title = await card.getByRole('link').innerText()
  const heart = card.getByRole('button', { name: text.product.like({ title }) })
  await heart.click()
  await signIn({ page, text })
  await expect(page).toHaveURL(shop.path('/search/copper'))
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('banner').getByRole('link', { name: text.nav.likes() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.nav.likes())
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText(title)
})

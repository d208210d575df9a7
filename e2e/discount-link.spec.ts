import { networkIdle } from './network-idle.ts'
import { addToCart, carpetPath, firstCartLine, signIn, viewCart } from './steps.ts'
import { expect, phone, test } from './test.ts'

test('a guest opens a discount link before there is a basket, and pays less', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/discount/zarrin۱۰')
  const { discount } = text.lists
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(discount.waits({ code: 'ZARRIN10' }))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await shop.open(carpetPath)
  await addToCart({ page, text })
  await viewCart({ page, text })
  await expect(page.getByText(text.checkout.rebateCode.applied({ code: 'ZARRIN10' }))).toBeVisible()
  await networkIdle(page)

  await shop.open('/discount/ZARRIN10')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(discount.applied({ code: 'ZARRIN10' }))
  const sent = ((await shop.mock.record()) as { log: { call: string }[] }).log
  expect(sent.filter(({ call }) => call === 'setRebate')).toHaveLength(1)
})

test.describe('on a phone', () => {
  test.use({ ...phone, scenario: ['cart-with-one-line'] })

  test('a code under its minimum waits, and is applied when the basket has grown', async ({
    shop,
    page,
    text,
  }) => {
    await shop.open('/discount/NOWRUZ20')
    const waits = text.lists.discount.waits({ code: 'NOWRUZ20' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(waits)
    await page.getByRole('link', { name: text.cart.viewCart() }).click()
    await expect(page.getByRole('alert')).toContainText(waits)
    const { more } = await firstCartLine({ page, text })
    await more.click()
    await expect(page.getByText(text.checkout.rebateCode.applied({ code: 'NOWRUZ20' }))).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
  })
})

test('a code of a link outlasts signing in', async ({ shop, page, text }) => {
  const heading = page.getByRole('heading', { level: 1 })
  const waits = text.lists.discount.waits({ code: 'ZARRIN10' })
  await shop.open('/discount/ZARRIN10')
  await expect(heading).toHaveText(waits)
  await shop.open('/loginRegister')
  await signIn({ page, text })
  await expect(page).toHaveURL(shop.path('/discount/ZARRIN10'))
  await expect(heading).toHaveText(waits)
  await shop.open('/basket')
  await expect(page.getByText(text.lists.discount.waitsText())).toBeVisible()
})

import { cartUpdateTypes } from '#contracts/cart-operation.ts'
import {
  addToCart,
  requestCode,
  carpetPath,
  cartUpdateAnswered,
  firstCartLine,
  holdRequests,
  member,
  viewCart,
  reload,
} from './steps.ts'
import { networkIdle } from './network-idle.ts'
import { expect, test } from './test.ts'

test('a reload keeps the variant, the cart and the sign-in step', async ({ shop, page, text }) => {
  await shop.open(`${carpetPath}?item=10012`)
  const chosen = page.getByRole('main').locator('button[aria-pressed=true]')
  await expect(chosen.first()).toBeVisible()
  const before = await chosen.allTextContents()
  await reload(page)
  await expect(chosen).toHaveText(before)

  await addToCart({ page, text })
  await reload(page)
  await expect(page.getByRole('banner').getByLabel(text.nav.cartCount({ count: 1 }))).toBeVisible()

  await shop.open('/basket')
  await page.getByRole('link', { name: text.checkout.signIn() }).click()
  await requestCode({ page, text })
  await reload(page)
  await page.getByLabel(text.auth.code()).fill(member.code)
  await expect(page).toHaveURL(shop.path('/basket'))
  await reload(page)
  await expect(page.getByRole('radio', { name: text.checkout.kinds.online() })).toBeVisible()
})

test('pending count changes end at the last count with fewer requests than clicks', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/search/copper/zanjan-copper-pot')
  await addToCart({ page, text })
  /** A count change is sent after it. */
  const deliverySet = cartUpdateAnswered(page, cartUpdateTypes.setDelivery)
  await viewCart({ page, text })
  await deliverySet
  await networkIdle(page)
  const { more } = await firstCartLine({ page, text })
  const sent: unknown[] = []
  page.on('request', (request) => {
    const body = request.postDataJSON()
    if (body?.cartItemId) sent.push(body.count)
  })
  const release = await holdRequests(page, '**/api/cart/cart')
  for (let tap = 0; tap < 4; tap += 1) await more.click()
  release()
  await expect.poll(() => sent).toEqual([2, 5])
  await expect(page.getByRole('banner').getByLabel(text.nav.cartCount({ count: 5 }))).toBeVisible()
})

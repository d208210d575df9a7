import { addToCart, carpetPath } from './steps.ts'
import type { JourneyContext } from './steps.ts'
import type { Shop } from './test.ts'
import { expect, test } from './test.ts'

type ServerState = { carts: Record<string, { owner: string | null; lines: { count: number }[] }> }
const lineCounts = async ({ mock }: Shop) =>
  Object.values(((await mock.state()) as ServerState).carts).map(({ lines }) =>
    lines.map(({ count }) => count),
  )

const addButton = ({ page, text }: JourneyContext) =>
  page.getByRole('button', { name: text.cart.add(), exact: true })
const headerCount = ({ page, text }: JourneyContext, count: number) =>
  page.getByRole('banner').getByLabel(text.nav.cartCount({ count }))
const unknownOutcomeToast = ({ page, text }: JourneyContext) =>
  page.getByRole('group').filter({ hasText: text.app.addLost() })

async function addWithLostResponse(shop: Shop, scene: JourneyContext) {
  await shop.open(carpetPath)
  await expect(headerCount(scene, 1)).toBeVisible()
  await shop.mock.faults({ on: 'add', fault: 'drop-answer' }, { on: 'getCart', fault: 'drop' })
  await addButton(scene).click()
  await expect(unknownOutcomeToast(scene)).toBeVisible()
  await shop.mock.faults()
}

test.describe('cart with one carpet', () => {
  test.use({ scenario: ['cart-with-one-line'] })

  test('an add whose responses are all invalid is found in the cart and reported as added', async ({
    shop,
    page,
    text,
  }) => {
    await shop.open(carpetPath)
    await expect(headerCount({ page, text }, 1)).toBeVisible()
    await shop.mock.faults({ on: 'add', fault: 'break-contract' })
    await addToCart({ page, text })
    await expect(headerCount({ page, text }, 2)).toBeVisible()
    expect(await lineCounts(shop)).toEqual([[2]])
  })

  test('an add that cannot be verified is reported as unknown, and the next click adds nothing more', async ({
    shop,
    page,
    text,
  }) => {
    await addWithLostResponse(shop, { page, text })
    await addToCart({ page, text })
    await expect(headerCount({ page, text }, 2)).toBeVisible()
    expect(await lineCounts(shop)).toEqual([[2]])
  })

  test('an add after the line of an unknown add was decreased adds one more', async ({
    shop,
    page,
    text,
  }) => {
    await addWithLostResponse(shop, { page, text })
    await headerCount({ page, text }, 2).click()
    const drawer = page.getByRole('dialog')
    const title = await drawer.getByRole('listitem').getByRole('link').innerText()
    await drawer.getByRole('button', { name: text.cart.decrease({ title }) }).click()
    await expect.poll(() => lineCounts(shop)).toEqual([[1]])
    await page.keyboard.press('Escape')
    await expect(headerCount({ page, text }, 1)).toBeVisible()
    await addToCart({ page, text })
    await expect(headerCount({ page, text }, 2)).toBeVisible()
    expect(await lineCounts(shop)).toEqual([[2]])
  })
})

test('the first add of a guest, repeated after lost responses, creates one cart', async ({
  shop,
  page,
  text,
}) => {
  await shop.open(carpetPath)
  await shop.mock.faults({ on: 'add', fault: 'drop-answer' })
  await addButton({ page, text }).click()
  await expect(unknownOutcomeToast({ page, text })).toBeVisible()
  await shop.mock.faults()
  await addToCart({ page, text })
  await expect(headerCount({ page, text }, 1)).toBeVisible()
  expect(await lineCounts(shop)).toEqual([[1]])
})

test.describe('with a delivered order', () => {
  test.use({ scenario: ['order-delivered'] })

  test('a reorder repeated after lost responses is in the cart once', async ({ shop, page, text }) => {
    await shop.open('/profile/accountorder')
    await page.getByRole('article').first().getByRole('link').click()
    const reorder = page.getByRole('button', { name: text.order.reorder() })
    await expect(reorder).toBeVisible()
    await shop.mock.faults({ on: 'add', fault: 'truncate' }, { on: 'getCart', fault: 'drop' })
    await reorder.click()
    await expect(unknownOutcomeToast({ page, text }).first()).toBeVisible()
    await shop.mock.faults()
    await reorder.click()
    await expect(page).toHaveURL(shop.path('/basket'))
    await expect(page.getByRole('list', { name: text.cart.title() }).getByRole('listitem')).toHaveCount(1)
    const before = await lineCounts(shop)
    expect(before).toHaveLength(1)
    expect(before.flat().every((count) => count === 1)).toBe(true)
  })
})

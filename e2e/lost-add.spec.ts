import { addToBasket, carpet } from './steps.ts'
import type { Scene } from './steps.ts'
import type { Shop } from './test.ts'
import { expect, test } from './test.ts'

type World = { baskets: Record<string, { owner: string | null; lines: { count: number }[] }> }
const countsIn = async ({ mock }: Shop) =>
  Object.values(((await mock.state()) as World).baskets).map(({ lines }) => lines.map(({ count }) => count))

const addButton = ({ page, text }: Scene) => page.getByRole('button', { name: text.cart.add(), exact: true })
const countAbove = ({ page, text }: Scene, count: number) =>
  page.getByRole('banner').getByLabel(text.nav.cartCount({ count }))
const isUnknown = ({ page, text }: Scene) => page.getByRole('group').filter({ hasText: text.app.addLost() })

/** Of one more carpet: the server has it, and the shopper is told that nobody knows. */
async function addWithoutAnAnswer(shop: Shop, scene: Scene) {
  await shop.open(carpet)
  await expect(countAbove(scene, 1)).toBeVisible()
  await shop.mock.faults({ on: 'add', fault: 'drop-answer' }, { on: 'getCart', fault: 'drop' })
  await addButton(scene).click()
  await expect(isUnknown(scene)).toBeVisible()
  await shop.mock.faults()
}

test.describe('with a basket of one carpet', () => {
  test.use({ scenario: ['cart-with-one-line'] })

  test('an add whose answers are all spoilt is found in the basket and told as added', async ({
    shop,
    page,
    text,
  }) => {
    await shop.open(carpet)
    await expect(countAbove({ page, text }, 1)).toBeVisible()
    await shop.mock.faults({ on: 'add', fault: 'break-contract' })
    await addToBasket({ page, text })
    await expect(countAbove({ page, text }, 2)).toBeVisible()
    expect(await countsIn(shop)).toEqual([[2]])
  })

  test('an add that cannot be looked for either says that its outcome is unknown, and the next press adds nothing more', async ({
    shop,
    page,
    text,
  }) => {
    await addWithoutAnAnswer(shop, { page, text })
    await addToBasket({ page, text })
    await expect(countAbove({ page, text }, 2)).toBeVisible()
    expect(await countsIn(shop)).toEqual([[2]])
  })

  test('an add after the line of an unknown add was lowered again adds one more', async ({
    shop,
    page,
    text,
  }) => {
    await addWithoutAnAnswer(shop, { page, text })
    await countAbove({ page, text }, 2).click()
    const drawer = page.getByRole('dialog')
    const title = await drawer.getByRole('listitem').getByRole('link').innerText()
    await drawer.getByRole('button', { name: text.cart.decrease({ title }) }).click()
    await expect.poll(() => countsIn(shop)).toEqual([[1]])
    await page.keyboard.press('Escape')
    await expect(countAbove({ page, text }, 1)).toBeVisible()
    await addToBasket({ page, text })
    await expect(countAbove({ page, text }, 2)).toBeVisible()
    expect(await countsIn(shop)).toEqual([[2]])
  })

  test('an add that never arrived is not told as added', async ({ shop, page, text }) => {
    await shop.open(carpet)
    await expect(countAbove({ page, text }, 1)).toBeVisible()
    await shop.mock.faults({ on: 'add', fault: 'html' })
    await addButton({ page, text }).click()
    await expect(isUnknown({ page, text })).toBeVisible()
    await shop.mock.faults()
    await addToBasket({ page, text })
    expect(await countsIn(shop)).toEqual([[2]])
  })
})

test('the first add of a guest whose answers are lost begins one basket, however often it is pressed', async ({
  shop,
  page,
  text,
}) => {
  await shop.open(carpet)
  await shop.mock.faults({ on: 'add', fault: 'drop-answer' })
  await addButton({ page, text }).click()
  await expect(isUnknown({ page, text })).toBeVisible()
  await shop.mock.faults()
  await addToBasket({ page, text })
  await expect(countAbove({ page, text }, 1)).toBeVisible()
  expect(await countsIn(shop)).toEqual([[1]])
})

test.describe('with an order to repeat', () => {
  test.use({ scenario: ['order-delivered'] })

  test('an order that is repeated twice because its answers were lost is in the basket once', async ({
    shop,
    page,
    text,
  }) => {
    await shop.open('/profile/accountorder')
    await page.getByRole('article').first().getByRole('link').click()
    const again = page.getByRole('button', { name: text.order.reorder() })
    await expect(again).toBeVisible()
    await shop.mock.faults({ on: 'add', fault: 'truncate' }, { on: 'getCart', fault: 'drop' })
    await again.click()
    await expect(isUnknown({ page, text }).first()).toBeVisible()
    await shop.mock.faults()
    await again.click()
    await expect(page).toHaveURL(shop.path('/basket'))
    await expect(page.getByRole('list', { name: text.cart.title() }).getByRole('listitem')).toHaveCount(1)
    const before = await countsIn(shop)
    expect(before).toHaveLength(1)
    expect(before.flat().every((count) => count === 1)).toBe(true)
  })
})

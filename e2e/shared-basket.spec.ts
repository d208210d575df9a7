import { cartUpdateAnswered, horizontalOverflow } from './steps.ts'
import { expect, phone, test } from './test.ts'

type ServerState = { carts: Record<string, { lines: { productItemId: number; count: number }[] }> }

const sharedPath = '/basket/shared/basket-shared-by-sara-2026'
const lines = ({ carts }: ServerState) => Object.values(carts).map((cart) => cart.lines)

test.describe('on a phone', () => {
  test.use({ ...phone, scenario: ['cart-with-lines'] })

  test(
    'a basket is shared, and a stranger without an account puts it into an own basket',
    { tag: '@ru' },
    async ({ shop, page, text, browser, baseURL, mock }) => {
      const deliverySet = cartUpdateAnswered(page, 'setDelivery')
      await shop.open('/basket')
      await deliverySet
      await page.getByRole('button', { name: text.lists.cartShare.button() }).click()
      const address = await page.getByLabel(text.lists.cartShare.link()).inputValue()
      expect(address).toContain(shop.path('/basket/shared/'))
      const share = page.getByRole('button', { name: text.details.share.button() })
      await expect(share).toBeVisible()
      expect(await horizontalOverflow(page)).toBe(0)

      const stranger = await browser.newContext({ baseURL, ...phone, serviceWorkers: 'block' })
      const cookie = { name: 'mock-session', value: mock.browser.cookies['mock-session']!, url: baseURL }
      await stranger.addCookies([cookie])
      const other = await stranger.newPage()
      await other.goto(address)
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(text.lists.sharedCart.title())
      await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      expect(await horizontalOverflow(other)).toBe(0)
      await other.getByRole('button', { name: text.lists.addAll.button() }).dblclick()
      await expect(other.getByRole('main').getByRole('status')).toContainText(
        text.lists.addAll.done({ count: 3 }),
      )
      await other.getByRole('main').getByRole('link', { name: text.cart.viewCart() }).click()
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(text.cart.title())
      await stranger.close()
      const [own, copy] = lines((await shop.mock.state()) as ServerState)
      const counts = (all = own!) => all.map(({ productItemId, count }) => [productItemId, count])
      expect(counts(copy)).toEqual(counts(own))
    },
  )
})

test.describe('a basket that was shared a while ago', () => {
  test.use({ scenario: ['shared-cart'] })

  test('one line is added, then the others', async ({ shop, page, text }) => {
    await shop.open(sharedPath)
    const list = page.getByRole('list', { name: text.lists.sharedCart.title() })
    await expect(list.getByText(text.lists.sharedCart.soldOut())).toBeVisible()
    await list.getByRole('button').first().click()
    await expect(list.getByText(text.lists.sharedCart.added())).toBeVisible()
    await page.getByRole('button', { name: text.lists.addAll.remaining() }).click()
    await expect(list.getByText(text.lists.sharedCart.added())).toHaveCount(3)
    const [own] = lines((await shop.mock.state()) as ServerState)
    expect(own!.map(({ count }) => count)).toEqual([2, 1, 7])
  })
})

test('a link that nobody has given leads to the products', async ({ shop, page, text }) => {
  await shop.open('/basket/shared/of-nobody')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.lists.sharedCart.unknown())
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: text.cart.browse() }).click()
  await expect(page).toHaveURL(shop.path('/search'))
})

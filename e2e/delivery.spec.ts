import type { Page } from '@playwright/test'
import { addToBasket, carpet, firstLine, viewBasket } from './steps.ts'
import { expect, test } from './test.ts'

const setDelivery = 6

/** The calls that set a delivery, from now on. */
function watchSettings(page: Page) {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.postDataJSON()?.cartUpdateType === setDelivery) sent.push(request.postDataJSON())
  })
  return sent
}

test(
  'the first delivery method sets itself, and a chosen one stays',
  { tag: '@each' },
  async ({ shop, page, text }) => {
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
  },
)

test.describe('where nothing can be delivered', () => {
  test.use({ scenario: ['cart-with-one-line', 'no-delivery-methods'] })

  test('the basket says so, and sets nothing', async ({ shop, page, text }) => {
    const sent = watchSettings(page)
    await shop.open('/basket')
    await expect(page.getByText(text.checkout.deliveryNone())).toBeVisible()
    expect(sent).toEqual([])
  })
})

test.describe('of a basket with one set already', () => {
  test.use({ scenario: ['ready-to-order'] })

  test('nothing is set', async ({ shop, page, text }) => {
    const sent = watchSettings(page)
    await shop.open('/basket')
    const methods = page.getByRole('group', { name: text.checkout.deliveryTitle() }).getByRole('radio')
    await expect(methods.first()).toBeChecked()
    await page.waitForLoadState('networkidle')
    expect(sent).toEqual([])
  })
})

test.describe('of a basket whose count changes', () => {
  test.use({ scenario: ['ready-to-order'] })

  test('the cart is read once for each reading of its delivery', async ({ shop, page, text }) => {
    const calls = async () => ((await shop.mock.record()).log as { call: string }[]).map(({ call }) => call)
    await shop.open('/basket')
    const { more } = await firstLine({ page, text })
    await page.waitForLoadState('networkidle')
    const before = (await calls()).length
    const since = async () => (await calls()).slice(before).toSorted()
    await more.click()
    await expect.poll(since).toContain('getDelivery')
    await page.waitForLoadState('networkidle')
    expect(await since()).toEqual(['add', 'getCart', 'getDelivery'])
  })
})

test.describe('in two tabs at once', () => {
  test.use({ scenario: ['cart-with-one-line'] })

  test('the first method is set once', async ({ shop, page, context, text }) => {
    const other = await context.newPage()
    const sent = [watchSettings(page), watchSettings(other)]
    await Promise.all([page.goto(shop.path('/basket')), other.goto(shop.path('/basket'))])
    for (const tab of [page, other]) {
      const methods = tab.getByRole('group', { name: text.checkout.deliveryTitle() }).getByRole('radio')
      await expect(methods.first()).toBeChecked()
      await tab.waitForLoadState('networkidle')
    }
    expect(sent.flat()).toHaveLength(1)
  })
})

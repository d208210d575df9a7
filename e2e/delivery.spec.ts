import type { Page } from '@playwright/test'
import {
  addToCart,
  becomeVisible,
  carpetPath,
  cartUpdateAnswered,
  firstCartLine,
  isCartUpdate,
  viewCart,
  whenIdle,
  reload,
} from './steps.ts'
import { networkIdle } from './network-idle.ts'
import { expect, test } from './test.ts'

function recordDeliveryCalls(page: Page) {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (isCartUpdate(request, 'setDelivery')) sent.push(request.postDataJSON())
  })
  return sent
}

test(
  'the first delivery method is the default, and a chosen one survives a reload',
  { tag: '@each' },
  async ({ shop, page, text }) => {
    await shop.open(carpetPath)
    await addToCart({ page, text })
    await viewCart({ page, text })
    const methods = page.getByRole('group', { name: text.checkout.deliveryTitle() }).getByRole('radio')
    await expect(methods.first()).toBeChecked()

    const set = cartUpdateAnswered(page, 'setDelivery')
    await methods.nth(1).check()
    await set
    await reload(page)
    await expect(methods.nth(1)).toBeChecked()
  },
)

test.describe('without delivery methods', () => {
  test.use({ scenario: ['cart-with-one-line', 'no-delivery-methods'] })

  test('a cart without delivery methods says so and sets none', async ({ shop, page, text }) => {
    const sent = recordDeliveryCalls(page)
    await shop.open('/basket')
    await expect(page.getByText(text.checkout.deliveryNone())).toBeVisible()
    await networkIdle(page)
    expect(sent).toEqual([])
  })
})

test.describe('cart with a delivery method', () => {
  test.use({ scenario: ['ready-to-order'] })

  test('opening a cart with a delivery method sets none', async ({ shop, page, text }) => {
    const sent = recordDeliveryCalls(page)
    await shop.open('/basket')
    const methods = page.getByRole('group', { name: text.checkout.deliveryTitle() }).getByRole('radio')
    await expect(methods.first()).toBeChecked()
    await networkIdle(page)
    expect(sent).toEqual([])
  })
})

test.describe('cart with an address that is edited', () => {
  test.use({ scenario: ['ready-to-order'] })

  test('the delivery methods follow the new city of a saved address', async ({ shop, page, text }) => {
    await shop.open('/basket')
    const methods = page.getByRole('group', { name: text.checkout.deliveryTitle() }).getByRole('radio')
    await expect(methods).toHaveCount(3)
    await page.getByRole('link', { name: text.checkout.addressEdit() }).click()
    await page
      .getByRole('button', { name: text.account.addressBook.edit({ title: '' }) })
      .first()
      .click()
    await page.getByLabel(text.forms.address.city()).fill('شیراز')
    await page.getByRole('button', { name: text.forms.save() }).click()
    await expect(page).toHaveURL(shop.path('/basket'))
    await expect(methods).toHaveCount(1)
  })
})

test.describe('cart with a changed count', () => {
  test.use({ scenario: ['ready-to-order'] })

  test('a count change fetches the cart and its delivery methods once', async ({ shop, page, text }) => {
    /** The bell reads the notices every minute. */
    const calls = async () =>
      ((await shop.mock.record()).log as { call: string }[])
        .map(({ call }) => call)
        .filter((call) => call !== 'notices')
    const idle = whenIdle(page)
    await shop.open('/basket')
    const { more } = await firstCartLine({ page, text })
    await idle
    await networkIdle(page)
    const before = (await calls()).length
    const since = async () => (await calls()).slice(before).toSorted()
    await more.click()
    await expect.poll(since).toContain('getDelivery')
    await networkIdle(page)
    expect(await since()).toEqual(['add', 'getCart', 'getDelivery'])
  })
})

test.describe('cart whose delivery methods failed to load', () => {
  test.use({ scenario: ['cart-with-one-line'] })

  test('the first method is the default once a look at the page has loaded them', async ({
    shop,
    page,
    text,
  }) => {
    await shop.mock.faults({ on: 'getDelivery', fault: { status: 503 } })
    await shop.open('/basket')
    await expect(page.getByRole('button', { name: text.errors.retry() })).toBeVisible()
    await shop.mock.faults()
    await becomeVisible(page)
    const methods = page.getByRole('group', { name: text.checkout.deliveryTitle() }).getByRole('radio')
    await expect(methods.first()).toBeChecked()
  })
})

test.describe('cart opened in two tabs', () => {
  test.use({ scenario: ['cart-with-one-line'] })

  test('two tabs set the default delivery method once', async ({ shop, page, context, text }) => {
    const other = await context.newPage()
    const sent = [recordDeliveryCalls(page), recordDeliveryCalls(other)]
    await Promise.all([page.goto(shop.path('/basket')), other.goto(shop.path('/basket'))])
    for (const tab of [page, other]) {
      const methods = tab.getByRole('group', { name: text.checkout.deliveryTitle() }).getByRole('radio')
      await expect(methods.first()).toBeChecked()
      await networkIdle(tab)
    }
    expect(sent.flat()).toHaveLength(1)
  })
})

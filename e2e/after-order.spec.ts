import { networkIdle } from './network-idle.ts'
import { becomeVisible, holdResponses, holdRequests, isCartUpdate, reload } from './steps.ts'
import { expect, phone, test } from './test.ts'

const path = '/profile/accountorder/ZR-100001'

test.describe('cancelling on a phone', () => {
  test.use({ ...phone, scenario: ['order-of-three-lines'] })

  test('a line is cancelled, then the rest of the order, although an earlier read of it is answered last', async ({
    shop,
    page,
    text,
  }) => {
    const { cancel, cancelled } = text.order.afterOrder
    await shop.open(path)
    const open = page.getByRole('button', { name: cancel.open() })
    await open.click()
    const dialog = page.getByRole('dialog')
    const lines = dialog.getByRole('checkbox')
    await lines.nth(1).uncheck()
    await lines.nth(2).uncheck()
    await dialog.getByLabel(cancel.reason()).selectOption('mistake')
    await dialog.getByRole('button', { name: cancel.send() }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: cancelled.title() })).toBeVisible()
    const outcome = page.getByRole('main').getByRole('status').first()
    await expect(outcome).toBeFocused()

    const order = '**/api/productOrder/order?*'
    const release = await holdResponses(page, order)
    const read = page.waitForRequest(order)
    await becomeVisible(page)
    await open.click()
    await expect(lines).toHaveCount(2)
    await read
    await dialog.getByLabel(cancel.reason()).selectOption('changedMind')
    await dialog.getByRole('button', { name: cancel.send() }).click()
    await expect(dialog).toBeHidden()
    await expect(outcome).toContainText(text.order.outcome.void())
    await expect(outcome).toBeFocused()
    release()
    await networkIdle(page)
    await expect(open).toBeHidden()
  })
})

test.describe('the delivery on a phone', () => {
  test.use({ ...phone, scenario: ['order-of-three-lines'] })

  test('the delivery is moved to another window, and a full window is told beside the choice', async ({
    shop,
    page,
    text,
  }) => {
    const { delivery } = text.order.afterOrder
    await shop.open(path)
    const open = page.getByRole('button', { name: delivery.open() })
    await open.click()
    const dialog = page.getByRole('dialog')
    const windows = dialog.getByRole('radio')
    await expect(windows.first()).toBeChecked()
    await shop.mock.faults({ on: 'changeDelivery', fault: { status: 422 }, times: 1 })
    await windows.nth(2).check()
    await dialog.getByRole('button', { name: delivery.send() }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(windows.nth(2)).toBeChecked()
    await dialog.getByRole('button', { name: delivery.send() }).click()
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()

    await reload(page)
    await open.click()
    await expect(windows.nth(2)).toBeChecked()
  })
})

test.describe('with a lost answer', () => {
  test.use({ scenario: ['order-of-three-lines'] })

  test('a cancellation whose answer is lost is not sent as another', async ({ shop, page, text }) => {
    const { cancel } = text.order.afterOrder
    await shop.mock.faults({ on: 'cancelOrder', fault: 'drop-answer', times: 2 })
    await shop.open(path)
    await page.getByRole('button', { name: cancel.open() }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(cancel.reason()).selectOption('other')
    await dialog.getByRole('button', { name: cancel.send() }).click()
    await expect(page.getByRole('status').filter({ hasText: text.order.outcome.void() })).toBeFocused()
  })
})

test.describe('ordering again on a phone', { tag: '@en' }, () => {
  test.use({ ...phone, scenario: ['order-of-three-lines', 'low-stock'] })

  test('lines with less stock than before are told before the basket opens, although the basket was not read yet', async ({
    shop,
    page,
    text,
  }) => {
    const release = await holdRequests(page, '**/api/cart/cart', (request) =>
      isCartUpdate(request, 'getCart'),
    )
    await shop.open(path)
    await page.getByRole('button', { name: text.order.reorder() }).click()
    release()
    const changes = page.getByRole('region', { name: text.order.afterOrder.changes.title() })
    await expect(changes.getByRole('listitem')).toHaveCount(2)
    await changes.getByRole('button', { name: text.cart.viewCart() }).click()
    await expect(page).toHaveURL(shop.path('/basket'))
    await expect(page.getByRole('list', { name: text.cart.title() }).getByRole('listitem')).toHaveCount(3)
  })
})

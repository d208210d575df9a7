import type { Page } from '@playwright/test'
import { holdResponses, reload } from './steps.ts'
import { expect, phone, test } from './test.ts'

const path = '/profile/accountorder/ZR-100001'
const day = 86_400

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGM4tUgDAAPOAZVrUnxyAAAAAElFTkSuQmCC',
  'base64',
)
const photo = { name: 'scratch.png', mimeType: 'image/png', buffer: pixel }

const returnsOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })

test.describe('returning on a phone', () => {
  test.use({ ...phone, scenario: ['order-to-return'] })

  test('a delivered piece is returned, and the money comes to the wallet', async ({ shop, page, text }) => {
    const texts = text.order.returns
    await shop.open(path)
    const returns = returnsOf(page, texts.title())
    await returns.getByRole('button', { name: texts.open() }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox').nth(1).check()
    await dialog.getByRole('group').getByRole('button').first().click()
    await dialog.getByLabel(texts.reason()).selectOption('damaged')
    await dialog.getByLabel(texts.text(), { exact: true }).fill('لبه‌اش خراش دارد')
    await dialog.locator('input[type=file]').setInputFiles(photo)
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expect(dialog.getByRole('status').last()).toBeVisible()
    await dialog.getByRole('button', { name: texts.send() }).click()
    await expect(dialog).toBeHidden()
    await expect(returns.getByText(texts.states.requested())).toBeVisible()
    await expect(returns.getByRole('heading', { name: texts.title() })).toBeFocused()

    await shop.mock.advance(3 * day)
    await reload(page)
    await expect(returns.getByText(texts.states.refunded(), { exact: true })).toBeVisible()
    await shop.open('/profile/wallet')
    await expect(page.getByText('ZR-100001').first()).toBeVisible()
  })
})

test.describe('with a lost answer', () => {
  test.use({ scenario: ['order-to-return'] })

  test('a request whose answer is lost is not sent as another', async ({ shop, page, text }) => {
    const texts = text.order.returns
    await shop.mock.faults({ on: 'requestReturn', fault: 'drop-answer', times: 2 })
    await shop.open(path)
    const returns = returnsOf(page, texts.title())
    await returns.getByRole('button', { name: texts.open() }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByLabel(texts.reason()).selectOption('changedMind')
    await dialog.getByRole('button', { name: texts.send() }).click()
    await expect(dialog).toBeHidden()
    await expect(returns.getByText(texts.states.requested())).toHaveCount(1)
  })

  test('a request is not sent twice from a dialog that is opened again, nor after a reload', async ({
    shop,
    page,
    text,
  }) => {
    const texts = text.order.returns
    const release = await holdResponses(page, '**/api/productOrder/return')
    await shop.open(path)
    const returns = returnsOf(page, texts.title())
    const dialog = page.getByRole('dialog')
    const send = dialog.getByRole('button', { name: texts.send() })
    await returns.getByRole('button', { name: texts.open() }).click()
    await dialog.getByRole('checkbox').nth(1).check()
    await dialog.getByRole('group').getByRole('button').first().click()
    await dialog.getByLabel(texts.reason()).selectOption('changedMind')
    await send.click()
    await dialog.getByRole('button', { name: texts.keep() }).click()
    await expect(dialog).toBeHidden()
    await returns.getByRole('button', { name: texts.open() }).click()
    await expect(send).toHaveAttribute('aria-disabled', 'true')

    await reload(page)
    release()
    await expect(returns.getByText(texts.states.requested())).toHaveCount(1)
    await returns.getByRole('button', { name: texts.open() }).click()
    await expect(dialog.getByLabel(texts.reason())).toHaveValue('')
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByLabel(texts.reason()).selectOption('changedMind')
    await send.click()
    await expect(dialog).toBeHidden()
    await expect(returns.getByText(texts.states.requested())).toHaveCount(2)
  })
})

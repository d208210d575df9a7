import type { Locator, Page } from '@playwright/test'
import { carpetPath, member } from './steps.ts'
import { expect, test } from './test.ts'

const maxTabStops = 120

async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < maxTabStops; stop += 1) {
    const { isReached, isFocusVisible } = await target.evaluate((element) => ({
      isReached: element === document.activeElement,
      isFocusVisible: document.activeElement?.matches(':focus-visible') === true,
    }))
    if (stop > 0) expect(isFocusVisible, 'a stop has a visible focus').toBe(true)
    if (isReached) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not come to ${target.toString()}`)
}

test('a guest finds, buys and pays for a carpet by keyboard alone', async ({ shop, page, text }) => {
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }
  const main = page.getByRole('main')
  await shop.open(carpetPath.slice(0, carpetPath.lastIndexOf('/')))
  await press(main.locator(`a[href$="${carpetPath}"]`).first())
  await expect(page).toHaveURL(shop.path(carpetPath))

  await press(page.getByRole('button', { name: text.cart.add(), exact: true }))
  await press(page.getByRole('dialog').getByRole('button', { name: text.cart.viewCart() }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.cart.title())
  await page.keyboard.press('Tab')
  await expect(main.locator(':focus-visible'), 'Tab goes on in the new page').toHaveCount(1)

  await press(page.getByRole('link', { name: text.checkout.signIn() }))
  await tabTo(page, page.getByLabel(text.auth.mobile()))
  await page.keyboard.type(member.mobile)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(text.auth.code())).toBeFocused()
  await page.keyboard.type(member.code)
  await expect(page).toHaveURL(shop.path('/basket'))

  const merchant = page.getByRole('group', { name: text.checkout.merchantTitle() }).getByRole('radio').first()
  await expect(merchant).toBeVisible()
  await press(merchant, 'Space')
  await press(page.getByLabel(text.checkout.terms.accept()), 'Space')
  const pay = page.getByRole('button', { name: text.checkout.pay() })
  await tabTo(page, pay)
  await expect(pay).toBeEnabled()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/api\/payment\/test\//)
  await press(page.getByRole('button').first())
  await page.waitForURL(/\/profile\/accountorder\/ZR-/)
  await expect(page.getByRole('status').filter({ hasText: text.order.outcome.paid() })).toBeVisible()
})

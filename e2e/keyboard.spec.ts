import type { Locator, Page } from '@playwright/test'
import { carpet, member } from './steps.ts'
import { expect, test } from './test.ts'

/** More stops than any page has before its end. */
const mostStops = 120

/** Goes on with Tab until `wanted` has the focus; each stop on the way is in sight. */
async function tabTo(page: Page, wanted: Locator) {
  await expect(wanted).toBeVisible()
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    const isLost = await page.evaluate(() => document.activeElement?.matches(':focus-visible') !== true)
    expect(isLost, 'a stop without a visible focus').toBe(false)
  }
  throw new Error(`Tab does not come to ${wanted.toString()}`)
}

test('a carpet is found, bought and paid for with the keys alone', async ({ shop, page, text }) => {
  const press = async (wanted: Locator, key = 'Enter') => {
    await tabTo(page, wanted)
    await page.keyboard.press(key)
  }
  const main = page.getByRole('main')
  await shop.open(carpet.slice(0, carpet.lastIndexOf('/')))
  await press(main.locator(`a[href$="${carpet}"]`).first())
  await expect(page).toHaveURL(shop.path(carpet))

  await press(page.getByRole('button', { name: text.cart.add(), exact: true }))
  await press(page.getByRole('dialog').getByRole('button', { name: text.cart.viewCart() }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.cart.title())

  await press(page.getByRole('link', { name: text.checkout.signIn() }))
  await tabTo(page, page.getByLabel(text.auth.mobile()))
  await page.keyboard.type(member.mobile)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(text.auth.code())).toBeFocused()
  await page.keyboard.type(member.code)
  await expect(page).toHaveURL(shop.path('/basket'))

  await press(
    page.getByRole('group', { name: text.checkout.merchantTitle() }).getByRole('radio').first(),
    'Space',
  )
  await press(page.getByLabel(text.checkout.terms.accept()), 'Space')
  await press(page.getByRole('button', { name: text.checkout.pay() }))
  await page.waitForURL(/\/api\/payment\/test\//)
  await press(page.getByRole('button').first())
  await page.waitForURL(/\/profile\/accountorder\/ZR-/)
  await expect(page.getByRole('status').filter({ hasText: text.order.outcome.paid() })).toBeVisible()
})

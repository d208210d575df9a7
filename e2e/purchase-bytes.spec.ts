import type { Page } from '@playwright/test'
import budgets from '../budgets.json' with { type: 'json' }
import { addToCart, placeOrder, saveData, signIn, viewCart, type JourneyContext } from './steps.ts'
import { expect, phone, test, type Shop } from './test.ts'

test.use(phone)

/** Kilobytes that came over the network: compressed, with headers, from an empty cache. */
async function countTransfer(page: Page, savesData: boolean) {
  let bytes = 0
  const session = await page.context().newCDPSession(page)
  session.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength))
  await session.send('Network.enable')
  if (savesData) await saveData(page)
  return () => bytes / 1_000
}

async function buy(shop: Shop, { page, text }: JourneyContext) {
  await shop.open('/')
  await page.getByRole('navigation', { name: text.nav.bottom() }).getByRole('button').first().click()
  await page.getByRole('dialog').locator('a[href$="/search/handwoven-carpets"]').click()
  await page.getByRole('main').locator('a[href$="/kashan-medallion-carpet"]').first().click()
  await addToCart({ page, text })
  await viewCart({ page, text })
  await page.getByRole('link', { name: text.checkout.signIn() }).click()
  await signIn({ page, text })
  await expect(page).toHaveURL(shop.path('/basket'))
  await placeOrder({ page, text })
  await page.waitForURL(/\/api\/payment\/test\/.*test=true/)
}

/** Russian loads the fonts of English and one more; what is left out to save data does not depend on the language. */
for (const [name, savesData, budget, tag] of [
  ['a purchase on a phone', false, budgets.purchase.all, ['@ru']],
  ['a purchase on a phone that saves data', true, budgets.purchase.savesData, []],
] as const)
  test(`${name} stays within ${budget} kB`, { tag: [...tag] }, async ({ shop, page, text }) => {
    const transferred = await countTransfer(page, savesData)
    await buy(shop, { page, text })
    expect(transferred()).toBeLessThanOrEqual(budget)
    expect(transferred(), 'The budget is far too large').toBeGreaterThan(budget / 2)
  })

import { addToBasket, carpet, viewBasket, whenIdle } from './steps.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** No browser offers it to a test: what it would say comes from here. */
async function offerInstall(page: Page) {
  await page.evaluate(() => {
    const prompt = async () => ({ outcome: 'accepted' })
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
}

test('the shop asks to be installed from the second page on, never over the checkout, and once', async ({
  shop,
  page,
  text,
}) => {
  const asked = page.getByRole('button', { name: text.app.install.dismiss() })
  const about = page.getByRole('contentinfo').getByRole('link', { name: text.pages.about() })
  const rest = whenIdle(page)
  await shop.open(carpet)
  await rest
  await offerInstall(page)
  await expect(asked).toBeHidden()
  await addToBasket({ page, text })
  await viewBasket({ page, text })
  await expect(asked).toBeHidden()
  await about.click()
  await expect(asked).toBeVisible()
  await asked.click()
  await expect(asked).toBeHidden()

  const restAgain = whenIdle(page)
  await page.reload()
  await restAgain
  await offerInstall(page)
  await page.getByRole('contentinfo').getByRole('link', { name: text.pages.services() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.pages.services())
  await expect(asked).toBeHidden()
})

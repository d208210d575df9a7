import { addToCart, carpetPath, isUncovered, viewCart, whenIdle, reload } from './steps.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, phone, test } from './test.ts'

/** Browsers under test never fire `beforeinstallprompt`. */
async function offerInstall(page: Page) {
  await page.evaluate(() => {
    const prompt = async () => ({ outcome: 'accepted' })
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
}

async function blockEnd(part: Locator) {
  const { y, height } = (await part.boundingBox())!
  return y + height
}

test('the install prompt appears once, from the second page on, and never on the cart page', async ({
  shop,
  page,
  text,
}) => {
  const dismiss = page.getByRole('button', { name: text.app.install.dismiss() })
  const about = page.getByRole('contentinfo').getByRole('link', { name: text.pages.about() })
  const idle = whenIdle(page)
  await shop.open(carpetPath)
  await idle
  await offerInstall(page)
  await expect(dismiss).toBeHidden()
  await addToCart({ page, text })
  await viewCart({ page, text })
  await expect(dismiss).toBeHidden()
  await about.click()
  await expect(dismiss).toBeVisible()
  await dismiss.click()
  await expect(dismiss).toBeHidden()

  const idleAgain = whenIdle(page)
  await reload(page)
  await idleAgain
  await offerInstall(page)
  await page.getByRole('contentinfo').getByRole('link', { name: text.pages.services() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.pages.services())
  await expect(dismiss).toBeHidden()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the install prompt covers no focused link of the footer', async ({ shop, page, text }) => {
    const idle = whenIdle(page)
    await shop.open('/about')
    await idle
    await offerInstall(page)
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: text.pages.services() }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.pages.services())
    await expect(page.getByRole('button', { name: text.app.install.dismiss() })).toBeVisible()
    await footer.locator(':any-link').first().focus()
    while (await footer.evaluate((node) => node.contains(document.activeElement))) {
      const focused = page.locator(':focus')
      expect.soft(await isUncovered(focused), await focused.innerText()).toBe(true)
      await page.keyboard.press('Tab')
    }
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } })

  test('the install prompt leaves the bottom bar uncovered', async ({ shop, page, text }) => {
    const idle = whenIdle(page)
    await shop.open('/about')
    await idle
    await offerInstall(page)
    await page.getByRole('contentinfo').getByRole('link', { name: text.pages.services() }).click()
    const dismiss = page.getByRole('button', { name: text.app.install.dismiss() })
    await expect(dismiss).toBeVisible()
    const bar = page.getByRole('navigation', { name: text.nav.bottom() })
    const prompt = page.getByRole('region').filter({ has: dismiss })
    expect(await blockEnd(prompt)).toBeLessThan((await bar.boundingBox())!.y)
  })
})

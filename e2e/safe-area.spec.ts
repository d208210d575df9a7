import type { Locator, Page } from '@playwright/test'
import { carpetPath } from './steps.ts'
import { expect, phone, test } from './test.ts'

/** CSS pixels, as of a phone with a notch and a home indicator. */
async function setSafeArea(page: Page, insets: { left?: number; right?: number; bottom?: number }) {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

const boxOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top, bottom }
  })

test.describe('a phone on its side', () => {
  test.use({ ...phone, viewport: { width: 844, height: 390 } })

  test('no page or drawer is drawn below the notch', async ({ shop, page, text }) => {
    const inset = 59
    await setSafeArea(page, { left: inset, right: inset })
    await shop.open('/')
    const bar = page.getByRole('navigation', { name: text.nav.bottom() })
    const containers = page.locator('.container:visible').or(bar.getByRole('link'))
    await expect(bar).toBeVisible()
    await expect(containers).not.toHaveCount(0)
    for (const container of await containers.all()) {
      const { left, right } = await boxOf(container)
      expect(left).toBeGreaterThanOrEqual(inset)
      expect(right).toBeLessThanOrEqual(844 - inset)
    }
    await shop.open('/search/copper')
    await page.getByRole('button', { name: text.listing.filters() }).click()
    const parts = page.getByRole('dialog').locator('button:visible, h2:visible, legend:visible')
    await expect(parts.nth(3)).toBeVisible()
    for (const part of await parts.all()) {
      const { left, right } = await boxOf(part)
      expect(left).toBeGreaterThanOrEqual(inset)
      expect(right).toBeLessThanOrEqual(844 - inset)
    }
  })
})

test.describe('a phone with a home indicator', () => {
  test.use(phone)

  test('the end of the page and of a drawer stand above what is fixed below them', async ({
    shop,
    page,
    text,
  }) => {
    const inset = 34
    await setSafeArea(page, { bottom: inset })
    await shop.open(carpetPath)
    const toTheEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await toTheEnd()
    const bar = page.locator('[data-bar]')
    await expect(bar).toHaveCSS('position', 'fixed')
    const last = page.getByRole('contentinfo').getByRole('paragraph').last()
    await expect(async () => {
      await toTheEnd()
      expect((await boxOf(last)).bottom).toBeLessThanOrEqual((await boxOf(bar)).top)
    }).toPass()

    await shop.open('/search/copper')
    await page.getByRole('button', { name: text.listing.filters() }).click()
    const show = page.getByRole('dialog').getByRole('button').last()
    await expect.poll(async () => (await boxOf(show)).bottom).toBeLessThanOrEqual(844 - inset)

    await shop.open('/employment')
    const birthDate = text.forms.optional({ label: text.forms.employment.birthDate() })
    await page.getByRole('button', { name: birthDate }).click()
    const select = page.getByRole('dialog').getByRole('button').last()
    await expect.poll(async () => (await boxOf(select)).bottom).toBeLessThanOrEqual(844 - inset)
  })
})

import type { Page } from '@playwright/test'
import { carpet } from './steps.ts'
import { expect, test } from './test.ts'

/** Classic scrollbars take room beside the page; headless browsers hide them unless told not to. */
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

const edgesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return { left, right }
  })

for (const name of ['menu', 'basket', 'lightbox'] as const)
  test(
    `the ${name} ends where the window does, and the page under it stays`,
    name === 'basket' ? { tag: '@ltr' } : {},
    async ({ shop, page, text, language }) => {
      const openers = {
        menu: page.getByRole('banner').getByRole('button', { name: text.nav.categories() }),
        basket: page.getByRole('banner').getByRole('button', { name: text.nav.cart(), exact: true }),
        lightbox: page.locator('main [aria-haspopup=dialog]').first(),
      }
      await shop.open(carpet)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      const width = await page.evaluate(() => innerWidth)
      expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(width)
      const before = await edgesOf(page, 'main')
      await openers[name].click()
      await expect(page.getByRole('dialog')).toBeVisible()
      const inlineEnd = language === 'fa' ? { left: 0 } : { right: width }
      const edges = name === 'basket' ? inlineEnd : { left: 0, right: width }
      await expect.poll(() => edgesOf(page, '[role=dialog]')).toMatchObject(edges)
      expect(await edgesOf(page, 'main')).toEqual(before)
    },
  )

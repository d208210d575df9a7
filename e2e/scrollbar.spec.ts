import type { Page } from '@playwright/test'
import { carpetPath } from './steps.ts'
import { expect, test } from './test.ts'

/** Headless browsers hide classic scrollbars by default. */
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

const edgesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return { left, right }
  })

for (const name of ['menu', 'cart', 'lightbox'] as const)
  test(
    `the ${name} covers the window to its edge, and the page under it does not shift`,
    name === 'cart' ? { tag: '@ltr' } : {},
    async ({ shop, page, text, language }) => {
      const openers = {
        menu: page.getByRole('banner').getByRole('button', { name: text.nav.categories() }),
        cart: page.getByRole('banner').getByRole('button', { name: text.nav.cart(), exact: true }),
        lightbox: page.locator('main [aria-haspopup=dialog]').first(),
      }
      await shop.open(carpetPath)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      const width = await page.evaluate(() => innerWidth)
      expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(width)
      const before = await edgesOf(page, 'main')
      await openers[name].click()
      await expect(page.getByRole('dialog')).toBeVisible()
      const inlineEnd = language === 'fa' ? { left: 0 } : { right: width }
      const edges = name === 'cart' ? inlineEnd : { left: 0, right: width }
      await expect.poll(() => edgesOf(page, '[role=dialog]')).toMatchObject(edges)
      expect(await edgesOf(page, 'main')).toEqual(before)
    },
  )

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

test(
  'the menu, the cart and the lightbox cover the window to its edge, and the page under them does not shift',
  { tag: '@ltr' },
  async ({ shop, page, text, language }) => {
    await shop.open(carpetPath)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    const banner = page.getByRole('banner')
    const width = await page.evaluate(() => innerWidth)
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(width)
    const before = await edgesOf(page, 'main')
    const wholeWindow = { left: 0, right: width }
    const openers = [
      { opener: banner.getByRole('button', { name: text.nav.categories() }), edges: wholeWindow },
      {
        opener: banner.getByRole('button', { name: text.nav.cart(), exact: true }),
        edges: language === 'fa' ? { left: 0 } : { right: width },
      },
      { opener: page.locator('main [aria-haspopup=dialog]').first(), edges: wholeWindow },
    ]
    for (const { opener, edges } of openers) {
      await opener.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect.poll(() => edgesOf(page, '[role=dialog]')).toMatchObject(edges)
      expect(await edgesOf(page, 'main')).toEqual(before)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  },
)

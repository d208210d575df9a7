import type { Page } from '@playwright/test'
import { carpetPath } from './steps.ts'
import { expect, test } from './test.ts'

/** As a shopper sets it in the browser: unlike a style, it makes the screen narrower for media queries, too. */
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
  viewport: { width: 360, height: 740 },
})

/** Numbers that are broken into two lines or cut off. */
const damagedNumbers = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const damaged = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (!/^[\d۰-۹][\d۰-۹٬٫.,\s]*$/.test(text.data) || !text.parentElement!.checkVisibility()) continue
      const range = new Range()
      range.selectNodeContents(text)
      const card = text.parentElement!.closest('article')?.getBoundingClientRect()
      const { left, right } = range.getBoundingClientRect()
      const isBroken = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
      if (isBroken || (card && (left < card.left || right > card.right))) damaged.push(text.data)
    }
    return damaged
  })

/** Lines that are higher than their box. */
const cutLines = (page: Page) =>
  page
    .locator('main article p')
    .evaluateAll((lines) =>
      lines
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
        .map(({ textContent }) => textContent),
    )

test(
  'text of 200 % on a phone breaks no number and cuts no line',
  { tag: '@each' },
  async ({ shop, page }) => {
    for (const path of ['/search/copper', '/', carpetPath]) {
      await shop.open(path)
      expect.soft(await damagedNumbers(page), `numbers of ${path}`).toEqual([])
      expect.soft(await cutLines(page), `lines of ${path}`).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(overflow, `width of ${path}`).toBe(0)
    }
  },
)

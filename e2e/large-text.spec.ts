import type { Locator, Page } from '@playwright/test'
import { formattersOf } from '#i18n/formatters.ts'
import { addToCart, carpetPath, horizontalOverflow, keepToasts, trayPath } from './steps.ts'
import { expect, test } from './test.ts'

/** In one worker, since these options start a browser of its own. */
test.describe.configure({ mode: 'default' })

/** As a shopper sets it in the browser: unlike a style, it makes the screen narrower for media queries, too. */
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
  viewport: { width: 360, height: 740 },
})

/** Numbers of the page, and which of them are broken into two lines or cut off. */
const numbersOf = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const damaged = []
    let count = 0
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (!/^[\d۰-۹][\d۰-۹٬٫.,\s]*$/.test(text.data) || !text.parentElement!.checkVisibility()) continue
      count++
      const range = new Range()
      range.selectNodeContents(text)
      const card = text.parentElement!.closest('article')?.getBoundingClientRect()
      const { left, right } = range.getBoundingClientRect()
      const isBroken = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
      if (isBroken || (card && (left < card.left || right > card.right))) damaged.push(text.data)
    }
    return { count, damaged }
  })

/** Lines that are higher than their box; an inline box has no height, and a hidden one 1 px. */
const cutLines = (page: Page) =>
  page
    .locator('main article :is(p, span)')
    .evaluateAll((lines) =>
      lines
        .filter(({ scrollHeight, clientHeight }) => clientHeight > 1 && scrollHeight > clientHeight + 1)
        .map(({ textContent }) => textContent),
    )

/** Buttons whose text is higher than they are. */
const cutButtons = (page: Page) =>
  page
    .locator('button:visible, a.mantine-Button-root:visible')
    .evaluateAll((buttons) =>
      buttons
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
        .map(({ textContent }) => textContent),
    )

/** Texts whose lines lie on top of each other. */
const crowdedTexts = (page: Page) =>
  page.locator('label:visible').evaluateAll((labels) =>
    labels
      .filter((label) => {
        const { lineHeight, fontSize } = getComputedStyle(label)
        return parseFloat(lineHeight) < parseFloat(fontSize)
      })
      .map(({ textContent }) => textContent),
  )

/** Words that are broken into two lines. */
const brokenWords = (texts: Locator) =>
  texts.evaluateAll((elements) =>
    elements.flatMap(({ firstChild }) => {
      const text = firstChild as Text
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = new Range()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? word : []
      })
    }),
  )

test('text of 200 % on a phone breaks no number and cuts no line', { tag: '@ru' }, async ({ shop, page }) => {
  /** The second product shows what was viewed before. */
  for (const path of ['/search/copper', '/search/copper?view=list', '/', carpetPath, trayPath]) {
    await shop.open(path)
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    const count = async () => (await numbersOf(page)).count
    await expect.poll(count, `count of the numbers of ${path}`).toBeGreaterThan(5)
    const { damaged } = await numbersOf(page)
    expect.soft(damaged, `numbers of ${path}`).toEqual([])
    expect.soft(await cutLines(page), `lines of ${path}`).toEqual([])
    expect.soft(await horizontalOverflow(page), `width of ${path}`).toBe(0)
  }
})

test(
  'text of 200 % on a phone cuts no button of a bar or dialog',
  { tag: '@ru' },
  async ({ shop, page, text }) => {
    await shop.open(trayPath)
    const { compare } = text.details
    await page.getByRole('button', { name: compare.toggle(), exact: true }).click()
    await expect(page.getByRole('link', { name: compare.open() })).toBeVisible()
    expect.soft(await cutButtons(page), 'buttons of the bar').toEqual([])
    await addToCart({ page, text })
    await expect(page.getByRole('dialog')).toBeVisible()
    expect.soft(await cutButtons(page), 'buttons of the dialog').toEqual([])
  },
)

const edgesOf = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)

test(
  'text of 200 % lets no toast lie on the title or close button of a dialog',
  { tag: '@ltr' },
  async ({ shop, page, text }) => {
    await keepToasts(page)
    const toast = page.locator('.mantine-Notification-root').filter({ hasText: text.cart.added() })
    const dialog = page.getByRole('dialog')
    for (const viewport of [
      { width: 640, height: 360 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      await shop.open(trayPath)
      await addToCart({ page, text })
      await expect(toast).toBeVisible()
      const { top, bottom } = await edgesOf(toast)
      const close = dialog.getByRole('button', { name: text.nav.close() })
      for (const part of [dialog.getByRole('heading'), close]) {
        await expect(part).toBeVisible()
        const edges = await edgesOf(part)
        expect.soft(bottom <= edges.top || edges.bottom <= top, `${viewport.width} px wide`).toBe(true)
      }
    }
  },
)

test('text of 200 % on a phone cuts off no count', { tag: '@ltr' }, async ({ shop, page, language }) => {
  await shop.open(carpetPath)
  const count = page.getByRole('spinbutton')
  for (const typed of [20, 120, 888]) {
    await count.fill(formattersOf(language).digits(typed))
    const cut = await count.evaluate(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight,
    )
    expect.soft(cut, `count of ${typed}`).toBe(false)
  }
  expect(await horizontalOverflow(page)).toBe(0)
})

test(
  'text of 200 % on a phone lays no text of the recent searches on another',
  { tag: '@each' },
  async ({ shop, page, text }) => {
    await shop.open('/')
    const field = page.getByRole('combobox', { name: text.nav.search() })
    await field.fill('kashan')
    await field.press('Enter')
    await expect(page).toHaveURL(/text=kashan/)
    await field.fill('')
    const title = page.getByText(text.search.recent())
    await expect(title).toBeVisible()
    const words = await title.evaluate((node) => {
      const range = new Range()
      range.selectNodeContents(node)
      return range.getBoundingClientRect().toJSON()
    })
    const button = (await page.getByRole('button', { name: text.search.forgetAll() }).boundingBox())!
    const areApart = {
      inline: words.right <= button.x || button.x + button.width <= words.left,
      block: words.bottom <= button.y || button.y + button.height <= words.top,
    }
    expect(Object.values(areApart)).toContain(true)
    const option = (await page.getByRole('option', { name: 'kashan' }).first().boundingBox())!
    const forget = await page
      .getByRole('button', { name: text.search.forget({ text: 'kashan' }) })
      .boundingBox()
    expect(forget!.y).toBe(option.y)
  },
)

test.describe('of a member', () => {
  test.use({ scenario: ['wallet-filled', 'many-orders', 'ready-to-order'] })

  test(
    'text of 200 % on a phone leaves labels, discount code, questions and orders legible',
    { tag: '@ru' },
    async ({ shop, page, text }) => {
      await shop.open('/basket')
      const code = page.getByLabel(text.checkout.rebateCode.label())
      await code.fill('NOWRUZ20')
      const isCut = await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      expect.soft(isCut, 'discount code').toBe(false)
      await expect(page.getByLabel(text.checkout.terms.accept())).toBeVisible()
      expect.soft(await crowdedTexts(page), 'labels of the basket').toEqual([])
      const names = page.locator('main li > div > a')
      await expect(names).not.toHaveCount(0)
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 })
        expect.soft(await brokenWords(names), `names at ${width}`).toEqual([])
        expect.soft(await horizontalOverflow(page), `width of the basket at ${width}`).toBe(0)
      }
      await page.setViewportSize({ width: 360, height: 740 })

      await shop.open(trayPath)
      const heads = page.locator('main article p:has(> time) > *')
      await page.getByRole('heading', { name: text.feedback.questions.title() }).scrollIntoViewIfNeeded()
      await expect(heads).not.toHaveCount(0)
      expect.soft(await brokenWords(heads), 'authors of the questions').toEqual([])

      await shop.open('/profile')
      const orders = page.locator('main li > a[href*="accountorder/"]')
      await expect(orders).not.toHaveCount(0)
      expect.soft(await brokenWords(orders), 'orders under way').toEqual([])
    },
  )

  test(
    'text of 200 % on a phone breaks no amount or name, and cuts no button or picture of the account',
    { tag: '@ru' },
    async ({ shop, page }) => {
      await shop.open('/profile/wallet')
      await expect(page.locator('main form button')).toHaveCount(4)
      expect.soft((await numbersOf(page)).damaged, 'amounts').toEqual([])
      expect.soft(await cutButtons(page), 'buttons').toEqual([])
      const user = page.locator('main aside p > span')
      await expect(user).toHaveCount(2)
      expect.soft(await brokenWords(user), 'initials and name').toEqual([])
      expect.soft(await horizontalOverflow(page), 'width').toBe(0)

      await shop.open('/profile/accountorder')
      const pictures = page.locator('main article img')
      await expect(pictures).not.toHaveCount(0)
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect(picture).toBeInViewport({ ratio: 0.99 })
      }
      expect.soft(await horizontalOverflow(page), 'width of the orders').toBe(0)

      await page.locator('main article a').first().click()
      await expect(page.locator('main dl')).toBeVisible()
      const { count, damaged } = await numbersOf(page)
      expect.soft(count, 'count of the amounts of the order').toBeGreaterThan(0)
      expect.soft(damaged, 'amounts of the order').toEqual([])
      expect.soft(await brokenWords(page.locator('main dl dt')), 'terms of the order').toEqual([])
      expect.soft(await horizontalOverflow(page), 'width of the order').toBe(0)
    },
  )
})

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Locales } from '#i18n/i18n-types.ts'
import { carpet } from './steps.ts'
import { expect, test } from './test.ts'
import type { Shop } from './test.ts'

const pagesOfGoods = [
  '/',
  '/search',
  '/search/copper',
  '/search?text=nothing-is-called-so',
  carpet,
  '/compare',
  '/loginRegister',
  '/basket',
  '/no/such/page',
]

const pagesToRead = [
  '/blogs',
  '/blogs/reading-a-carpet',
  '/brand',
  '/brand/lajvardin',
  '/video',
  '/video/the-sound-of-the-setar',
  '/gallery',
  '/gallery/blue-and-white',
  '/services',
  '/services/framing',
  '/exhibition',
  '/exhibition/knot-by-knot',
  '/about',
  '/contact',
  '/Request',
  '/employment',
]

const pagesOfMembers = [
  '/basket',
  '/profile',
  '/profile/likes',
  '/profile/addresses',
  '/profile/accountorder',
  '/profile/accountorder/ZR-100001',
]

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** axe takes a font whose letters join for an icon font; see .storybook/persian-contrast.ts. */
const showPersian = `(() => {
  const { fillText } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    fillText.call(this, /\\p{Script=Arabic}/u.test(text) ? text.charAt(0) : text, ...place)
  }
})()`

/** In the dark nothing but colours is another. No rule of these reads what axe would fetch before. */
const options = {
  light: {
    preload: false,
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  dark: { preload: false, resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOptions>

async function findings(page: Page, scheme: keyof typeof options) {
  return page.evaluate(async (asked) => {
    const { violations } = await (globalThis as unknown as { axe: typeof Axe }).axe.run(
      document,
      asked as RunOptions,
    )
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  }, options[scheme])
}

/** A phone with its text at twice the size, and a window of 1,280 px at 400 %. */
const narrow = [
  { width: 360, fontSize: '200%' },
  { width: 320, fontSize: '100%' },
]

/** What is wider than the window: nobody scrolls sideways to read. */
async function overhang(page: Page, { width, fontSize }: (typeof narrow)[number]) {
  await page.setViewportSize({ width, height: 780 })
  return page.evaluate(async (size) => {
    const root = document.documentElement
    root.style.fontSize = size
    await new Promise(requestAnimationFrame)
    const over = root.scrollWidth - root.clientWidth
    root.style.fontSize = ''
    return over
  }, fontSize)
}

/** Shows it wide, with all that comes by itself: half a second without a call is the end of that. */
async function openQuiet(page: Page, address: string) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  return page
}

type Look = { width: number; colorScheme: keyof typeof options }

/** Together every rule in both layouts and both directions, and the colours of both schemes; Russian adds the length of its words. */
const looksIn: Record<Locales, readonly Look[]> = {
  fa: [
    { width: 360, colorScheme: 'light' },
    { width: 1440, colorScheme: 'dark' },
  ],
  en: [{ width: 1440, colorScheme: 'light' }],
  ru: [],
}

async function lookAt(page: Page, path: string, looks: readonly Look[]) {
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 780 })
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    expect.soft(await findings(page, colorScheme), `${path}, ${width}, ${colorScheme}`).toEqual([])
  }
  for (const way of narrow)
    expect.soft(await overhang(page, way), `${path}, ${way.width} px, text at ${way.fontSize}`).toBe(0)
}

type Scene = { shop: Shop; page: Page; language: Locales }

/** While one page is looked at the next grows quiet. */
async function look(paths: readonly string[], { shop, page: first, language }: Scene) {
  await first.context().addInitScript({ content: `${showPersian};${axe}` })
  const second = await first.context().newPage()
  const open = (at: number) => openQuiet(at % 2 === 0 ? first : second, shop.path(paths[at]!))
  let next = open(0)
  for (const [at, path] of paths.entries()) {
    const page = await next
    if (at + 1 < paths.length) next = open(at + 1)
    await lookAt(page, path, looksIn[language])
  }
}

test.describe(
  'axe finds nothing, light or dark, wide or narrow, and nothing is wider than its window',
  { tag: '@each' },
  () => {
    test.setTimeout(300_000)

    test('on the pages of goods', ({ shop, page, language }) => look(pagesOfGoods, { shop, page, language }))

    test('on the pages to read', ({ shop, page, language }) => look(pagesToRead, { shop, page, language }))

    test.describe('on those of a member', () => {
      test.use({ scenario: ['liked-goods', 'order-awaiting-payment', 'ready-to-order'] })

      test('from the basket to the account', ({ shop, page, language }) =>
        look(pagesOfMembers, { shop, page, language }))
    })
  },
)

import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Locales } from '#i18n/i18n-types.ts'
import { networkIdle } from './network-idle.ts'
import { cataloguePages, contentPages, memberPages, memberScenario } from './page-paths.ts'
import { carpetPath, horizontalOverflow, openDrawn } from './steps.ts'
import { latinDigits } from './latin-digits.ts'
import { expect, test } from './test.ts'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** axe mistakes a font with joined letters for an icon font; see .storybook/persian-contrast.ts. */
const persianContrastPatch = `(() => {
  const { fillText } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
    fillText.call(this, /\\p{Script=Arabic}/u.test(text) ? text.charAt(0) : text, ...place)
  }
})()`

const allRules = {
  preload: false,
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
} satisfies RunOptions

/** The dark scheme changes only colours, and a language none. No rule here needs the assets that axe preloads. */
const axeOptions = {
  all: allRules,
  allButColours: {
    ...allRules,
    rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
  },
  colours: { ...allRules, runOnly: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOptions>

async function axeViolations(page: Page, rules: keyof typeof axeOptions) {
  return page.evaluate(async (runOptions) => {
    const { violations } = await (globalThis as unknown as { axe: typeof Axe }).axe.run(
      document,
      runOptions as RunOptions,
    )
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  }, axeOptions[rules])
}

/** WCAG resize text (200 % on a phone) and reflow (1,280 px at 400 % zoom). */
const reflowModes = [
  { width: 360, fontSize: '200%' },
  { width: 320, fontSize: '100%' },
]

async function overflowIn(page: Page, { width, fontSize }: (typeof reflowModes)[number]) {
  const setFontSize = (size: string) =>
    page.evaluate(async (value) => {
      document.documentElement.style.fontSize = value
      await new Promise(requestAnimationFrame)
    }, size)
  await page.setViewportSize({ width, height: 780 })
  await setFontSize(fontSize)
  const overflow = await horizontalOverflow(page)
  await setFontSize('')
  return overflow
}

async function openIdle(page: Page, address: string) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openDrawn(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await networkIdle(page)
}

type ScanMode = { width: number; colorScheme: 'light' | 'dark'; rules: keyof typeof axeOptions }

/** Together: every rule in both layouts, the narrow one in both directions, and the contrast of both schemes. */
const scanModes: Partial<Record<Locales, readonly ScanMode[]>> = {
  fa: [
    { width: 320, colorScheme: 'light', rules: 'all' },
    { width: 1440, colorScheme: 'dark', rules: 'colours' },
  ],
  ru: [{ width: 320, colorScheme: 'light', rules: 'allButColours' }],
}

async function scanPage(page: Page, path: string, modes: readonly ScanMode[]) {
  for (const { width, colorScheme, rules } of modes) {
    await page.setViewportSize({ width, height: 780 })
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    expect.soft(await axeViolations(page, rules), `${path}, ${width}, ${colorScheme}`).toEqual([])
  }
  for (const mode of reflowModes)
    expect.soft(await overflowIn(page, mode), `${path}, ${mode.width} px, text at ${mode.fontSize}`).toBe(0)
}

/** One page per test would load the scripts anew each time; all pages would take a slow machine longer than a test may. */
const pagesPerTest = 4

function scanEach(all: readonly string[]) {
  for (let at = 0; at < all.length; at += pagesPerTest) {
    const paths = all.slice(at, at + pagesPerTest)
    test(`no axe violations and no horizontal overflow: ${paths.join(' ')}`, async ({
      shop,
      page,
      language,
    }) => {
      await page.addInitScript({ content: `${persianContrastPatch};${axe}` })
      /** The clock stands still, so that the app never gives up waiting for a part of a prerendered page. */
      if (language === 'fa') await page.addInitScript(() => (performance.now = () => 0))
      for (const path of paths) {
        await openIdle(page, shop.path(path))
        if (language === 'fa') expect.soft(await latinDigits(page), `digits of ${path}`).toEqual([])
        await scanPage(page, path, scanModes[language]!)
      }
    })
  }
}

/** `profile/lists.$listId.tsx` → `/profile/lists/…`. */
function patternOf(file: string) {
  const parts = file
    .slice(0, -'.tsx'.length)
    .replaceAll('_.', '.')
    .split(/[./]/)
    .filter((part) => part !== 'index')
  return RegExp(`^/${parts.map((part) => (part.startsWith('$') ? '[^/?]+' : part)).join('/')}(\\?|$)`)
}

test('every route is among the pages that are scanned', async () => {
  const files = await readdir('src/routes', { recursive: true })
  const pages = files.filter((file) => /(^|\/)(?!route\.)[^-_/][^/]*\.tsx$/.test(file))
  const scanned = [...cataloguePages, ...contentPages, ...memberPages]
  expect(pages.length).toBeGreaterThan(30)
  expect(pages.filter((file) => !scanned.some((path) => patternOf(file).test(path)))).toEqual([])
})

test.describe('accessibility', { tag: '@ru' }, () => {
  test.describe('visitor', () => scanEach([...cataloguePages, ...contentPages]))

  test.describe('signed-in member', () => {
    test.use({ scenario: memberScenario })
    scanEach(memberPages)
  })
})

const scripts = /<script(?! type="application)[\s\S]*?<\/script>/g

test('prerendered pages have no axe violations before their script runs', async ({ shop, page }) => {
  await page.addInitScript({ content: `${persianContrastPatch};${axe}` })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: (await response.text()).replace(scripts, '') })
  })
  for (const path of ['/', '/search/copper', carpetPath, '/blogs/reading-a-carpet', '/no/such/page']) {
    await page.goto(shop.path(path))
    await expect(page.getByRole('search')).toHaveAttribute('inert')
    expect.soft(await axeViolations(page, 'all'), path).toEqual([])
  }
})

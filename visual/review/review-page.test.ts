import { chromium, expect as playwright } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, test } from 'vitest'
import { fixtureConfig } from '../capture/fixture/config.ts'
import type { Report } from '../report.ts'
import { finding, report } from './app/fixtures.ts'
import { reviewPage } from './page.ts'

const expect = playwright.configure({ timeout: 15_000 })

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(await fixtureConfig.launch())
})
afterAll(() => browser.close())

async function open(of: Report, images: Record<string, string> = {}) {
  const body = await reviewPage({ report: of, images, endpoint: null })
  const page = await browser.newPage({ locale: 'en', viewport: { width: 1440, height: 900 } })
  await page.route('http://review.localhost/', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('http://review.localhost/')
  return page
}

const group = (id: string) => ({ id, cause: id, keys: [id], unmirrored: [] })

test('in the list of undecided cards the focus moves from a decided card to the next one', async () => {
  const names = ['a', 'b', 'c', 'd']
  const page = await open(
    report(
      names.map((name) => finding(name)),
      names.map(group),
    ),
  )
  const card = (name: string) => page.getByRole('link', { name, exact: true })
  await page.locator('select[name=decided]').selectOption('undecided')
  await card('b').focus()
  await page.keyboard.press('Shift+A')
  await expect(card('b')).toBeHidden()
  await expect(card('c')).toBeFocused()
  await card('d').focus()
  await page.keyboard.press('Shift+A')
  await expect(card('c')).toBeFocused()
  await page.keyboard.press('Shift+A')
  await expect(card('a')).toBeFocused()
  await page.keyboard.press('Shift+A')
  await expect(page.locator('main h1')).toBeFocused()
})

test('Enter opens the current card if it is shown, else the first shown one', async () => {
  const page = await open(report([finding('a'), finding('b'), finding('c')], ['a', 'b', 'c'].map(group)))
  const current = page.getByRole('link', { name: 'c', exact: true })
  await current.focus()
  await page.locator('input[name=text]').fill('b')
  await expect(current).toBeHidden()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(page.locator('main h1')).toHaveText('b')
})

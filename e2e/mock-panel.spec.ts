import type { Page } from '@playwright/test'
import { addToCart, blockRequests, carpetPath, openDrawn } from './steps.ts'
import { expect, test } from './test.ts'

/** The panel is English in every locale. */
test.use({ language: 'en' })

test('the panel injects a fault, and its log shows the failed request', async ({
  shop,
  page,
  text,
  context,
}) => {
  await page.goto('/__mock')
  await page.getByRole('combobox', { name: 'Call' }).selectOption('add')
  await page.getByRole('combobox', { name: 'What happens' }).selectOption('status')
  await page.getByRole('spinbutton', { name: 'Status' }).fill('409')
  await page.getByLabel('How often').fill('1')
  await page.getByRole('button', { name: 'Inject the fault' }).click()
  const faults = page.getByRole('list', { name: 'Active faults' })
  await expect(faults).toContainText('status 409')

  const tab = await context.newPage()
  await openDrawn(tab, shop.path(carpetPath))
  await tab.getByRole('button', { name: text.cart.add(), exact: true }).click()
  const close = tab.getByRole('button', { name: text.nav.close() })
  await expect(tab.getByRole('group').filter({ has: close })).toBeVisible()
  await addToCart({ page: tab, text })

  await expect(faults).not.toContainText('status 409')
  await page.getByLabel('Filter the log').fill('add /api/cart')
  const calls = page.getByRole('list', { name: 'Requests, newest first' }).getByRole('listitem')
  await expect(calls).toContainText(['200', /409.*status 409/])
})

test('the panel shows an error when its server does not respond', async ({ page }) => {
  const unblock = await blockRequests(page, '**/__mock/faults')
  await page.goto('/__mock')
  const preset = page.getByRole('button', { name: 'Next call drops' })
  await preset.click()
  await expect(page.getByRole('alert')).toContainText('does not answer')
  unblock()
  await preset.click()
  await expect(preset).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('alert')).toBeHidden()
})

test('the panel opens scenarios and moves their clock', async ({ shop, page }) => {
  const opened: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/__mock/enter')) opened.push(request.url())
  })
  await page.goto('/__mock')
  const find = page.getByLabel('Find a scenario')
  await find.fill('three lines')
  await find.press('Enter')
  const chosen = page.getByRole('checkbox', { name: 'cart-with-lines' })
  await chosen.check()
  await find.fill('wallet')
  await expect(chosen).toBeVisible()
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Open these scenarios' }).click()
  await loaded
  expect(opened).toHaveLength(1)
  await expect(page.getByRole('definition').filter({ hasText: 'cart-with-lines' })).toBeVisible()
  await page.getByLabel('A moment in Tehran').fill('2026-03-21T00:30')
  await page.getByRole('button', { name: 'Stand still there' }).click()
  await expect(page.getByText('2026-03-21 00:30:00')).toBeVisible()
  await page.getByRole('button', { name: '+1 day' }).click()
  await expect(page.getByText('2026-03-22 00:30:00')).toBeVisible()
  await expect(page.getByLabel('A moment in Tehran')).toHaveValue('2026-03-22T00:30')
  await shop.open('/basket')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
})

test('a moment that is being chosen does not follow the clock', async ({ shop, page }) => {
  await shop.mock.setNow(Date.UTC(2026, 2, 21, 9))
  await page.goto('/__mock')
  const moment = page.getByLabel('A moment in Tehran')
  await expect(moment).toHaveValue('2026-03-21T12:30')
  await moment.focus()
  await shop.mock.advance(86_400)
  await expect(page.getByText('2026-03-22 12:30')).toBeVisible()
  await expect(moment).toHaveValue('2026-03-21T12:30')
  await moment.fill('')
  await shop.mock.advance(86_400)
  await expect(page.getByText('2026-03-23 12:30')).toBeVisible()
  await expect(moment).toHaveValue('')
})

test('the panel escapes text that a shopper typed', async ({ page }) => {
  const name = '<b onclick="alert(1)">Sara</b>'
  const form = { mobile: '09360000001', code: '12345', firstName: name, lastName: 'Ray' }
  await page.request.post('/api/auth/register', { data: form })
  await page.goto('/__mock')
  await expect(page.getByText(`${name} Ray`, { exact: true })).toBeVisible()
})

test('the panel reads a page as a crawler does', async ({ page }) => {
  await page.goto('/__mock')
  const address = page.getByRole('searchbox', { name: 'Page to read' })
  const read = page.getByRole('button', { name: 'Read as a crawler' })
  const report = page.getByRole('region', { name: 'The page as a crawler reads it' })
  await address.fill('/basket')
  await read.click()
  await expect(report).toContainText('This server answers the shell')
  await address.fill('/robots.txt')
  await read.click()
  await expect(report).toContainText('which is no page')
})

/** `npm start` adds the panel; the build under test has none. */
const addPanel = (page: Page) =>
  page.evaluate(() => {
    const script = Object.assign(document.createElement('script'), {
      type: 'module',
      src: '/__mock/panel/mock-panel.ts',
    })
    document.body.append(document.createElement('mock-panel'), script)
  })

test('the panel drawer polls requests while open, closes on Escape and then stops polling', async ({
  shop,
  page,
  text,
  slowdown,
}) => {
  const polls: string[] = []
  page.on('request', (request) => request.url().endsWith('/__mock/session') && polls.push(request.url()))
  await page.clock.install()
  await shop.open(carpetPath)
  await addPanel(page)
  const launcher = page.getByRole('button', { name: 'Developer panel' })
  await launcher.click()
  const drawer = page.getByRole('dialog', { name: 'Developer panel' })
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(drawer.getByRole('list', { name: 'Requests, newest first' })).toContainText('product')
  const seen = polls.length
  await page.clock.runFor(3000)
  await expect.poll(() => polls.length).toBeGreaterThanOrEqual(seen + 3)

  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(launcher).toBeFocused()
  const pollsWhenClosed = polls.length
  await page.clock.runFor(10_000)
  expect(polls.length).toBe(pollsWhenClosed)

  await shop.mock.faults({ on: 'likes', fault: 'stale' })
  await page.getByRole('button', { name: text.cart.add(), exact: true }).click()
  await page.clock.runFor(1000)
  await expect(launcher).toHaveAccessibleName(RegExp(`active faults: ${slowdown > 1 ? 2 : 1}`))
})

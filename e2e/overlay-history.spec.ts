import type { Page } from '@playwright/test'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { networkIdle } from './network-idle.ts'
import { holdRequests, pauseClock, reload } from './steps.ts'
import { expect, phone, test, type Shop } from './test.ts'

test.use(phone)

async function openFilters(page: Page, text: TranslationFunctions) {
  await page.getByRole('button', { name: text.listing.filters() }).first().click()
  return page.getByRole('dialog')
}

/** Pages have 12 products, so that a list loads its next page by itself. */
async function filterShortList(shop: Shop, page: Page, text: TranslationFunctions) {
  await shop.open('/search?pageSize=12')
  const sheet = await openFilters(page, text)
  await sheet.getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/inStock=true/)
  await networkIdle(page)
  return sheet
}

const layerOf = (page: Page) => page.evaluate(() => (history.state as { layer?: number } | null)?.layer)

/** It goes one step after the overlay. */
const overlayEntryGone = (page: Page) => expect.poll(() => layerOf(page)).toBeUndefined()

test('an overlay closed by its button leaves no history entry', async ({ shop, page, text }) => {
  await shop.open('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero.title())
  await shop.open('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.pages.about())
  await page.getByRole('navigation', { name: text.nav.bottom() }).getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: text.nav.close() }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await overlayEntryGone(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero.title())
})

test('a page opened from the menu is one history entry after the previous page', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.pages.about())
  await page.getByRole('navigation', { name: text.nav.bottom() }).getByRole('button').click()
  await page.getByRole('dialog').getByRole('link', { name: text.nav.allProducts() }).click()
  await expect(page).toHaveURL(/\/search$/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.pages.about())
  await page.goForward()
  await expect(page).toHaveURL(/\/search$/)
})

test('the filter sheet and each filter in it are one history entry each', async ({ shop, page, text }) => {
  await shop.open('/search')
  const sheet = await openFilters(page, text)
  await sheet.getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/\?/)
  const filtered = page.url()
  await expect.poll(() => layerOf(page)).toBeDefined()
  await page.goBack()
  await expect(sheet).toBeHidden()
  expect(page.url()).toBe(filtered)
  await page.goBack()
  await expect(page).toHaveURL(/\/search$/)
  await expect(page.getByRole('list').getByRole('button', { name: text.listing.clear() })).toBeHidden()
})

test('Back closes the filter sheet in which a category was chosen', async ({ shop, page, text }) => {
  await shop.open('/search/copper')
  const sheet = await openFilters(page, text)
  const categories = sheet.getByRole('navigation', { name: text.listing.category() })
  const category = categories.locator('a:not([aria-current])').first()
  /** An answer that is there at once keeps the sheet open. */
  await category.hover()
  await networkIdle(page)
  await category.click()
  await expect(page).not.toHaveURL(/copper$/)
  const ofCategory = page.url()
  await expect.poll(() => layerOf(page)).toBeDefined()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  expect(page.url()).toBe(ofCategory)
})

test('a list that loads its next page by itself adds no entry beneath the filter sheet', async ({
  shop,
  page,
  text,
}) => {
  const sheet = await filterShortList(shop, page, text)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/search\?pageSize=12$/)
})

test('a list that loads its next page as the filter sheet closes leaves no entry behind', async ({
  shop,
  page,
  text,
}) => {
  const sheet = await filterShortList(shop, page, text)
  await sheet.getByRole('button').last().click()
  await expect(sheet).toBeHidden()
  await overlayEntryGone(page)
  const loadedTo = () => page.evaluate(() => (history.state as { listing?: { to: number } }).listing?.to)
  await expect.poll(loadedTo).toBe(2)
  await page.goBack()
  await expect(page).toHaveURL(/\/search\?pageSize=12$/)
})

test('Forward after a closed filter sheet leaves a list that still tells its page', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/search?pageSize=12')
  const sheet = await openFilters(page, text)
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await page.goForward()
  await networkIdle(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page).toHaveURL(/page=\d/)
})

test('Back closes the filter sheet while the products of a filter are loading', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/search')
  const sheet = await openFilters(page, text)
  const release = await holdRequests(page, '**/api/products/products?*inStock*')
  await sheet.getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/\?/)
  const filtered = page.url()
  await expect.poll(() => layerOf(page)).toBeDefined()
  await page.goBack()
  await expect(sheet).toBeHidden()
  expect(page.url()).toBe(filtered)
  release()
  await expect(page.getByRole('list').getByRole('button', { name: text.listing.clear() })).toBeVisible()
})

test('Back closes the filter sheet while a category that was chosen in it is loading', async ({
  shop,
  page,
  text,
}) => {
  await shop.open('/search/copper')
  const sheet = await openFilters(page, text)
  const categories = sheet.getByRole('navigation', { name: text.listing.category() })
  const category = categories.locator('a:not([aria-current])').first()
  const heading = page.getByRole('heading', { level: 1 })
  const ofCopper = await heading.innerText()
  /** Else the jump of the clock would end requests that the page has still to send. */
  await networkIdle(page)
  const release = await holdRequests(page, '**/api/**')
  const ofCategory = await category.evaluate((link: HTMLAnchorElement) => link.href)
  /** A page that is waited for longer closes its sheet itself. */
  await pauseClock(page)
  await category.evaluate((link: HTMLAnchorElement) => link.click())
  await page.clock.runFor(1)
  await page.evaluate(() => history.back())
  await page.clock.resume()
  await expect(sheet).toBeHidden()
  release()
  await expect(heading).not.toHaveText(ofCopper)
  expect(page.url()).toBe(ofCategory)
})

test('one Back closes a menu that was reopened after a reload', async ({ shop, page, text }) => {
  await shop.open('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.pages.about())
  await shop.open('/services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.pages.services())
  const menu = page.getByRole('navigation', { name: text.nav.bottom() }).getByRole('button')
  await menu.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await reload(page)
  await menu.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.pages.services())
})

test('Back closes a date picker, and a picked day is one history entry', async ({ shop, page, text }) => {
  const { event } = text.content
  await page.clock.setFixedTime('2026-11-18T08:30:00Z')
  await shop.open('/about')
  await shop.open('/exhibition')
  const open = page.getByRole('button', { name: event.day() })
  const calendar = page.getByRole('dialog', { name: event.day() })
  await open.click()
  await expect(calendar).toBeVisible()
  await page.goBack()
  await expect(calendar).toBeHidden()
  await expect(page).toHaveURL(/\/exhibition$/)

  await open.click()
  await calendar.locator('[role=gridcell] button:not([aria-disabled])').first().click()
  await calendar.getByRole('button').last().click()
  await expect(page).toHaveURL(/\/exhibition\?on=2026-11-18$/)
  await expect(calendar).toBeHidden()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(/\/exhibition$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.pages.about())
})

test('a date picker whose place a calendar took stays closed when it is back', async ({
  shop,
  page,
  text,
}) => {
  const { event } = text.content
  await page.clock.setFixedTime('2026-11-18T08:30:00Z')
  await shop.open('/exhibition')
  const open = page.getByRole('button', { name: event.day() })
  const calendar = page.getByRole('dialog', { name: event.day() })
  await open.click()
  await expect(calendar).toBeVisible()
  await page.setViewportSize({ width: 1100, height: 780 })
  await expect(page.getByRole('group', { name: event.day() })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(open).toHaveAttribute('aria-expanded', 'false')
  await expect(calendar).toBeHidden()
})

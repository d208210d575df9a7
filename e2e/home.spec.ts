import type { Page } from '@playwright/test'
import { scriptOf } from './script-of.ts'
import { holdRequests } from './steps.ts'
import { expect, phone, test } from './test.ts'

/** Scrolls in steps: sections load when they come near the viewport. */
async function scrollToFooter(page: Page) {
  const footer = page.getByRole('contentinfo')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings.nth(1)).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 800)
    await expect(footer).toBeInViewport({ timeout: 100 })
  }).toPass({ intervals: [0] })
  return headings
}

test('home sections load near the viewport, in order, and link to their pages', async ({
  shop,
  page,
  text,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await shop.openShell('/')
  const { home, hero, pages } = text
  await expect(page.getByRole('region', { name: home.discounted() }).locator('time')).toBeVisible()
  expect(requested.filter((path) => path.startsWith('/api/content/'))).toEqual([])

  const headings = await scrollToFooter(page)
  await expect(headings).toHaveCount(9)
  const story = headings.nth(2)
  const title = await story.innerText()
  await expect(headings).toHaveText([
    hero.categories(),
    home.discounted(),
    title,
    home.newest(),
    pages.services(),
    home.popular(),
    home.makers(),
    home.posts(),
    /./,
  ])
  const all = page.getByRole('main').getByRole('link', { name: text.search.rows.seeAll() })
  const hrefs = await all.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(
    [
      '/search?inStock=true&discounted=true&sort=discount',
      '/search?inStock=true&sort=newest',
      '/services',
      '/search?inStock=true&sort=popular',
      '/brand',
      '/blogs',
    ].map(shop.path),
  )

  await story.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(story).toBeInViewport()
})

test('failed home sections show one error, and retry loads them', async ({ shop, page, mock, text }) => {
  await mock.faults({ on: 'contentList', fault: { status: 503 } })
  await shop.openShell('/')
  const { home, hero } = text
  const headings = await scrollToFooter(page)
  await expect(headings).toHaveText([
    hero.categories(),
    home.discounted(),
    home.newest(),
    home.popular(),
    /./,
  ])
  const alert = page.getByRole('alert')
  await expect(alert).toHaveCount(1)
  await expect(alert).toContainText(home.failed())
  await mock.faults()
  await alert.getByRole('button', { name: text.errors.retry() }).click()
  await expect(headings).toHaveCount(9)
  await expect(alert).toHaveCount(0)
})

test('sections of the home page that failed are there after a return', async ({ shop, page, mock, text }) => {
  await mock.faults({ on: 'contentList', fault: { status: 503 } })
  await shop.openShell('/')
  await scrollToFooter(page)
  await expect(page.getByRole('alert')).toContainText(text.home.failed())
  await page.getByRole('contentinfo').getByRole('link', { name: text.pages.contact() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.pages.contact())
  await mock.faults()
  await page.goBack()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(9)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a home page whose requests all fail shows one error, and retry keeps focus and recovers', async ({
  shop,
  page,
  mock,
  text,
}) => {
  await mock.faults({ on: '*', fault: { status: 500 } })
  await shop.openShell('/')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(text.home.failed())
  await expect(async () => {
    await page.mouse.wheel(0, 800)
    await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 100 })
    await expect(page.getByRole('main').locator('[aria-hidden]:not(svg)')).toHaveCount(0, { timeout: 100 })
  }).toPass({ intervals: [0] })
  await expect(alert).toHaveCount(1)

  const retry = alert.getByRole('button', { name: text.errors.retry() })
  await retry.focus()
  await page.keyboard.press('Enter')
  await expect(retry).toHaveAttribute('aria-disabled', 'false')
  await expect(alert).toContainText(text.home.failed())
  await expect(retry).toBeFocused()

  await mock.faults()
  await page.keyboard.press('Enter')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings).toHaveCount(9)
  await expect(headings.first()).toHaveText(text.hero.categories())
  await expect(alert).toHaveCount(0)
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('a home page opened offline loads when the network is back', async ({
  shop,
  page,
  context,
  mock,
  text,
}) => {
  await mock.faults({ on: '*', fault: 'drop' })
  await shop.openShell('/')
  await expect(page.getByRole('alert')).toContainText(text.home.failed())
  await context.setOffline(true)
  await mock.faults()
  await context.setOffline(false)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    text.hero.categories(),
  )
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a home page whose lower part is late keeps its own heading, and a way to load it again', async ({
  shop,
  page,
  text,
  browserErrors,
}) => {
  /** On a busy machine a query may be under way when the clock passes its deadline. */
  browserErrors.allow('warning: query')
  const release = await holdRequests(page, scriptOf('src/routes/-HomeProducts.tsx'))
  await page.clock.install()
  await shop.openShell('/')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(text.hero.title())
  await page.clock.fastForward(20_000)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(text.errors.unreachable())
  await expect(heading).toHaveText(text.hero.title())
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  release()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(1)).toHaveText(
    text.home.discounted(),
  )
  await expect(alert).toHaveCount(0)
})

test('print from the dark scheme has no dark ground', async ({ shop, page, text }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await shop.open('/')
  const categories = page.locator('main section').filter({ hasText: text.hero.categories() })
  const title = categories.getByRole('link').first().locator('span').first()
  await expect(title).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.emulateMedia({ media: 'print' })
  await expect(title).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test.describe('with motion enabled', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('sections below the fold fade in on scroll, but not in print or with reduced motion', async ({
    shop,
    page,
  }) => {
    await shop.open('/')
    const sections = page.getByRole('main').locator('section')
    const last = page.locator('[data-scroll-in] > :last-child')
    await expect(last).toHaveCSS('opacity', '0')
    await expect(sections.first()).toHaveCSS('opacity', '1')
    await page.emulateMedia({ media: 'print' })
    await expect(last).toHaveCSS('opacity', '1')
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
    await expect(last).toHaveCSS('opacity', '1')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(last).toHaveCSS('opacity', '0')
    await last.scrollIntoViewIfNeeded()
    await expect(last).toHaveCSS('opacity', '1')
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a swipe scrolls a product row and not the page, and the next card is partly visible', async ({
    shop,
    page,
    text,
  }) => {
    await shop.open('/')
    const cards = page.getByRole('region', { name: text.home.discounted() }).getByRole('article')
    await cards.first().scrollIntoViewIfNeeded()
    await expect(cards.nth(1)).toBeInViewport({ ratio: 0.2 })
    await expect(cards.nth(1)).not.toBeInViewport({ ratio: 0.9 })
    const { x, y, width, height } = (await cards.first().boundingBox())!
    const touch = await page.context().newCDPSession(page)
    const finger = (distance: number) => [{ x: x + width / 2 + distance, y: y + height / 2 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger(-80) })
    for (const distance of [-60, -20, 20, 60, 100])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: finger(distance) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(cards.first()).not.toBeInViewport({ ratio: 0.5 })
    expect(await page.evaluate(() => scrollX)).toBe(0)
  })
})

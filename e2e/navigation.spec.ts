import type { Page } from '@playwright/test'
import { networkIdle } from './network-idle.ts'
import { scriptOf } from './script-of.ts'
import { carpetPath, keepBusy, openDrawn, pauseClock } from './steps.ts'
import { expect, phone, test } from './test.ts'

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))
const distanceFromTop = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top))

type Scrolling = { start: number; seen: number[]; behaviors: (ScrollBehavior | undefined)[] }

/** `behaviors`: what was asked for, since a busy page draws no step of a smooth scroll. `seen`: where the page stood. */
async function recordScrolling(page: Page): Promise<() => Promise<Scrolling>> {
  await page.evaluate(() => {
    const record: Scrolling = { start: scrollY, seen: [], behaviors: [] }
    Object.assign(globalThis, { record })
    addEventListener('scroll', () => record.seen.push(scrollY))
    const { scrollTo } = window
    const { scrollIntoView } = Element.prototype
    window.scrollTo = (...target: unknown[]) => {
      record.behaviors.push((target[0] as ScrollToOptions).behavior)
      Reflect.apply(scrollTo, window, target)
    }
    Element.prototype.scrollIntoView = function (this: Element, options) {
      record.behaviors.push((options as ScrollIntoViewOptions).behavior)
      Reflect.apply(scrollIntoView, this, [options])
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { record: Scrolling }).record)
}

const footerLink = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]:not([hreflang])`)

const screens = {
  '1440 px': { use: { viewport: { width: 1440, height: 900 } }, offset: 150 },
  '390 px': { use: phone, offset: 50 },
}

for (const [width, { use, offset }] of Object.entries(screens)) {
  test.describe(`at ${width}`, () => {
    test.use(use)

    test(`a hash scrolls its target to ${offset} px below the top`, async ({ shop, page }) => {
      await shop.open(`${carpetPath}#reviews`)
      await expect(page.locator('#reviews')).toBeVisible()
      await expect.poll(() => distanceFromTop(page, 'reviews')).toBe(offset)
    })
  })
}

test.describe('on a phone', () => {
  test.use(phone)

  test('Back restores the scroll position, and a link opens at the top', async ({ shop, page }) => {
    await shop.open('/blogs')
    const last = page.getByRole('main').getByRole('article').last().getByRole('link')
    await last.scrollIntoViewIfNeeded()
    const left = await scrollTop(page)
    expect(left).toBeGreaterThan(200)
    const title = await last.innerText()
    await last.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => scrollTop(page)).toBe(left)
    await page.goForward()
    await expect.poll(() => scrollTop(page)).toBe(0)
  })
})

test.describe('with motion enabled', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  for (const path of ['/services', '/search'])
    test(`a link of the footer to ${path} scrolls smoothly to the top, and never down`, async ({
      shop,
      page,
    }) => {
      await shop.open('/about')
      const link = footerLink(page, path)
      await link.scrollIntoViewIfNeeded()
      const scrolling = await recordScrolling(page)
      await link.click()
      await expect(page).toHaveURL(shop.path(path))
      await expect.poll(() => scrollTop(page)).toBe(0)
      const { start, seen, behaviors } = await scrolling()
      expect(seen.filter((y) => y > start + 1)).toEqual([])
      expect(new Set(behaviors)).toEqual(new Set(['smooth']))
    })

  test('a hash scrolls smoothly to its target after 300 ms', async ({ shop, page }) => {
    await page.clock.install()
    await shop.open(carpetPath)
    await networkIdle(page)
    const scrolling = await recordScrolling(page)
    await pauseClock(page)
    /** The shop asks for this part when it starts its timer. */
    const timerStarted = page.waitForRequest(scriptOf('src/app/navigation/scroll-to-hash.ts'))
    await page.getByRole('main').locator('a[href$="#reviews"]').first().click()
    await timerStarted
    await page.clock.runFor(299)
    await networkIdle(page)
    expect(await scrollTop(page)).toBe(0)
    await page.clock.runFor(1)
    await expect.poll(() => distanceFromTop(page, 'reviews')).toBe(150)
    expect((await scrolling()).behaviors).toContain('smooth')
  })
})

test('the rating of a product leads to its reviews, and Back to where it was pressed', async ({
  shop,
  page,
}) => {
  await shop.open(carpetPath)
  await page.evaluate(() => scrollTo(0, 100))
  const rating = page.getByRole('main').locator('a[href$="#reviews"]').first()
  await rating.click()
  await expect.poll(() => distanceFromTop(page, 'reviews')).toBe(150)
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(100)
})

test('a link to the page that is shown scrolls it to its top, or to the part that the link names', async ({
  shop,
  page,
}) => {
  await shop.open('/about')
  const link = footerLink(page, '/about')
  await link.scrollIntoViewIfNeeded()
  expect(await scrollTop(page)).toBeGreaterThan(200)
  await link.click()
  await expect.poll(() => scrollTop(page)).toBe(0)

  await shop.open(`${carpetPath}#reviews`)
  await expect.poll(() => distanceFromTop(page, 'reviews')).toBe(150)
  await page.evaluate(() => scrollTo(0, 100))
  await page.getByRole('main').locator('a[href$="#reviews"]').first().click()
  await expect.poll(() => distanceFromTop(page, 'reviews')).toBe(150)
})

test('a malformed content URL is a fatal 404, and its home link reloads the app', async ({
  shop,
  page,
  text,
  browserErrors,
}) => {
  browserErrors.allow('warning: route')
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await shop.open('/blogs/No_Such')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${text.errors.notFound()}: /blogs/No_Such`,
  )
  await expect.poll(() => logged.join('\n')).toContain('Page Not Found: /blogs/No_Such')
  const loaded = page.waitForEvent('load')
  await page.getByRole('main').getByRole('link', { name: text.errors.home() }).click()
  await loaded
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero.title())
})

test('a page that was left before it was idle is loaded anew when the browser shows it again', async ({
  shop,
  page,
}) => {
  await keepBusy(page)
  await shop.open('/about')
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await loaded
})

test('a path below an existing page is a 404 and not shown as that page', async ({ shop, page, text }) => {
  const links = page.locator('link[rel=canonical], link[rel=alternate]')
  const missingPaths = [
    `${carpetPath}/extra`,
    '/blogs/real-saffron/x',
    '/about/x',
    '/profile/accountorder/ZR-100001/x',
  ]
  for (const path of missingPaths) {
    await shop.open(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${text.errors.notFound()}: ${path}`)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(links).toHaveCount(0)
  }
  await page.getByRole('main').getByRole('link', { name: text.errors.home() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero.title())
  await expect(links).toHaveCount(5)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text.errors.notFound())
})

for (const [typed, address, lang] of [
  ['/En/search/copper?sort=newest#content', '/en/search/copper?sort=newest#content', 'en-US'],
  ['/RU/BASKET', '/ru/basket', 'ru-RU'],
] as const)
  test(`${typed} redirects to ${address}`, async ({ page }) => {
    await openDrawn(page, typed)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveCount(typed.includes('BASKET') ? 1 : 0)
    await expect(page).toHaveURL(address)
  })

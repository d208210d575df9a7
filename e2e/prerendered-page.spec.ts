import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { networkIdle } from './network-idle.ts'
import {
  blockRequests,
  carpetPath,
  holdRequests,
  openPrerendered,
  responseBeforeOpen,
  slowClock,
  trayPath,
  whenDrawn,
  whenStyled,
} from './steps.ts'
import { expect, onDesktopAndPhone, phone, test } from './test.ts'

declare global {
  var pageOfServer: WeakRef<HTMLElement>
}

function recordRequests(page: Page) {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET') requested.push(pathname + search)
  })
  return requested
}

const whenPicturesLoaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom } = image.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      })
      .every((image) => image.complete),
  )

const isPicture = (path: string) => path.startsWith('/api/pictures/')

const shownImages = (page: Page) =>
  page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter(({ currentSrc }) => currentSrc)
      .map(({ currentSrc }) => new URL(currentSrc))
      .map(({ pathname, search }) => pathname + search),
  )

/** Milliseconds; an hour later its prices would be hidden. */
async function drawnAt(page: Page, address: string): Promise<number> {
  const html = await (await page.request.get(address)).text()
  return Number(/"at":(\d+)/.exec(html)![1])
}

const screens = [
  { name: 'desktop', tag: '@ltr', use: {} },
  { name: 'phone at DPR 3', tag: '@ru', use: { ...phone, deviceScaleFactor: 3 } },
]

for (const { name, tag, use } of screens)
  test.describe(name, { tag }, () => {
    test.use(use)

    test('a product shows its words, price and picture before the app script runs, and nothing moves when the app replaces it', async ({
      shop,
      page,
      text,
    }) => {
      await page.clock.setFixedTime(await drawnAt(page, shop.path(carpetPath)))
      const requested = recordRequests(page)
      const release = await openPrerendered(page, shop.path(carpetPath))
      const main = page.getByRole('main')
      const heading = main.getByRole('heading', { level: 1 })
      const picture = main.locator('img').first()
      const price = main.getByText(text.money.unit({ amount: 1_000_000 })).first()
      await expect(heading).toBeVisible()
      await expect(price).toBeVisible()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      await whenStyled(page)
      const boxes = () => Promise.all([heading, picture, price].map((part) => part.boundingBox()))
      const before = await boxes()
      const early = requested.filter(isPicture)
      release()
      await expect(page.locator('#page')).toHaveCount(0)
      expect(await boxes()).toEqual(before)
      await networkIdle(page)
      const pictures = requested.filter(isPicture)
      expect(pictures.filter((path, at) => pictures.indexOf(path) !== at)).toEqual([])
      expect(await shownImages(page)).toEqual(expect.arrayContaining(early.slice(0, 1)))
      expect(requested.filter((path) => path.endsWith('.payload.json'))).toHaveLength(1)
      await expect(page.locator('title')).toHaveCount(1)
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
      await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
    })
  })

type Box = { left: number; top: number; right: number; bottom: number }

/** The app may draw otherwise what does not work yet, as far as it is in sight. */
const inertBoxes = (page: Page) =>
  page.locator('[inert]').evaluateAll((controls) =>
    controls
      .map((control): Box => {
        let { left, top, right, bottom } = control.getBoundingClientRect()
        for (let parent = control.parentElement; parent; parent = parent.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(parent)
          const frame = parent.getBoundingClientRect()
          if (overflowX !== 'visible')
            [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)]
          if (overflowY !== 'visible')
            [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)]
        }
        return { left, top, right, bottom }
      })
      .filter(({ left, top, right, bottom }) => left < right && top < bottom),
  )

async function pixelsOf(page: Page) {
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, ...info }
}

type Pixels = Awaited<ReturnType<typeof pixelsOf>>

/** Names the rectangle around the pixels that differ outside the boxes; null if all are equal. */
function differenceOf(before: Pixels, after: Pixels, boxes: readonly Box[]): string | null {
  const { width, height, channels } = before
  const isIn = (x: number, y: number) =>
    boxes.some(({ left, top, right, bottom }) => x >= left - 1 && x <= right && y >= top - 1 && y <= bottom)
  if (before.data.equals(after.data)) return null
  let count = 0
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let at = 0; at < width * height; at += 1) {
    const pixel = ({ data }: Pixels) => data.subarray(at * channels, (at + 1) * channels)
    if (pixel(before).equals(pixel(after))) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    if (isIn(x, y)) continue
    count += 1
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return count === 0 ? null : `${count} pixels from ${left},${top} to ${right},${bottom}`
}

test('the app loads after the styles, which it would delay on a slow line', async ({ shop, page }) => {
  const requested = recordRequests(page)
  const release = await holdRequests(page, '**/assets/*.css')
  const font = responseBeforeOpen(page, '**/assets/*.woff2')
  await page.goto(shop.path(carpetPath), { waitUntil: 'commit' })
  await (await font).finished()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const isOfApp = (path: string) => /^\/assets\/.*\.js$|\.payload\.json$/.test(path)
  expect(requested.filter(isOfApp)).toEqual([])
  release()
  await whenDrawn(page)
})

for (const { name, tag, use } of [
  { name: 'desktop', tag: '@en', use: {} },
  { name: 'phone', tag: [], use: phone },
])
  test.describe(name, { tag }, () => {
    test.use(use)

    test('the first screen of a prerendered page has the same pixels after the app has replaced it, but for its controls', async ({
      shop,
      page,
    }) => {
      for (const path of ['/', '/search/copper', carpetPath, '/blogs/real-saffron']) {
        const at = await drawnAt(page, shop.path(path))
        await page.clock.setFixedTime(at)
        await shop.mock.setNow(at)
        const release = await openPrerendered(page, shop.path(path))
        await whenStyled(page)
        await whenPicturesLoaded(page)
        const [boxes, before] = [await inertBoxes(page), await pixelsOf(page)]
        release()
        await whenDrawn(page)
        await networkIdle(page)
        await whenPicturesLoaded(page)
        expect(differenceOf(before, await pixelsOf(page), boxes), path).toBeNull()
      }
    })
  })

test('the app replaces a prerendered home page without losing focus, scroll position or shifting', async ({
  shop,
  page,
  text,
}) => {
  const release = await openPrerendered(page, shop.path('/'))
  const heroLink = page.getByRole('link', { name: text.hero.action() })
  await expect(page.getByRole('heading', { level: 1, name: text.hero.title() })).toBeVisible()
  await expect(page.getByRole('search')).toHaveAttribute('inert')
  await whenStyled(page)
  await heroLink.focus()
  await page.evaluate(() => window.scrollTo(0, 120))
  const before = await heroLink.boundingBox()
  release()
  await expect(page.getByRole('search')).not.toHaveAttribute('inert')
  await expect(heroLink).toBeFocused()
  expect(await heroLink.boundingBox()).toEqual(before)
})

test('a customer who has skipped to the content stays there when the app replaces the page', async ({
  shop,
  page,
  text,
}) => {
  const release = await openPrerendered(page, shop.path(carpetPath))
  await whenStyled(page)
  await page.getByRole('link', { name: text.nav.skip() }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  release()
  await whenDrawn(page)
  await expect(page.getByRole('main')).toBeFocused()
})

onDesktopAndPhone('a product', () => {
  test('the scrolled position stays in place when the app replaces a prerendered page', async ({
    shop,
    page,
    text,
  }) => {
    const release = await openPrerendered(page, shop.path(trayPath))
    await whenStyled(page)
    const gallery = page
      .getByRole('region')
      .filter({ has: page.getByRole('status') })
      .first()
    const secondPicture = gallery.getByRole('listitem').nth(1)
    await secondPicture.evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }))
    const related = page.getByRole('heading', { name: text.details.related() })
    await related.evaluate((heading) => window.scrollBy(0, heading.getBoundingClientRect().top - 100))
    const before = await related.boundingBox()
    release()
    await whenDrawn(page)
    expect((await related.boundingBox())!.y).toBeCloseTo(before!.y, 0)
    await expect(gallery.getByRole('status')).toContainText(text.pictures.position({ index: 2, count: 3 }))
  })
})

test('the column of a product that is pinned to a wide window does not move the page', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const release = await openPrerendered(page, shop.path(carpetPath))
  await whenStyled(page)
  await page.evaluate(() => window.scrollTo(0, 300))
  release()
  await whenDrawn(page)
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

/** React schedules what may wait, as the cards of a row, by messages. */
const slowDownReact = (page: Page) =>
  page.addInitScript(() => {
    const post = Reflect.get(MessagePort.prototype, 'postMessage')
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
      setTimeout(() => Reflect.apply(post, this, message), 100)
    }
  })

test('the app scrolls to the hash of a prerendered page that stands at its top', async ({ shop, page }) => {
  const release = await openPrerendered(page, shop.path(`${carpetPath}#reviews`))
  await expect(page.getByRole('contentinfo')).toBeAttached()
  /** As Chromium leaves it on a phone, once in eighty loads. */
  await page.evaluate(() => window.scrollTo(0, 0))
  release()
  await whenDrawn(page)
  await expect(page.locator('#reviews')).toBeInViewport()
})

test('on a slow phone the app replaces a prerendered page only when it has drawn all of it', async ({
  shop,
  page,
}) => {
  await slowClock(page)
  await slowDownReact(page)
  await shop.open('/')
  expect(await page.locator('main [data-skeleton]').count()).toBe(0)
})

test('links in sight are prefetched once the app has replaced a prerendered page, not before', async ({
  shop,
  page,
}) => {
  await slowDownReact(page)
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main') || document.getElementById('page')) return
      performance.mark('replaced')
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  const prefetched = responseBeforeOpen(page, '**/api/products/products?category=*')
  await page.goto(shop.path('/'))
  await prefetched
  await whenDrawn(page)
  const early = await page.evaluate(() => {
    const [{ startTime: replacedAt }] = performance.getEntriesByName('replaced') as [PerformanceEntry]
    return performance
      .getEntriesByType('resource')
      .filter(
        ({ name, startTime }) => /\/api\/(products|category|content)\//.test(name) && startTime < replacedAt,
      )
      .map(({ name }) => name)
  })
  expect(early).toEqual([])
})

test('prices older than an hour are hidden until the live ones are there', async ({ shop, page }) => {
  await page.clock.setFixedTime(Date.now() + 2 * 3_600_000)
  const release = await holdRequests(page, '**/api/products/product?*')
  await shop.open(carpetPath)
  const price = page.getByRole('main').locator('[data-size=lg]').first()
  await expect(price).toBeAttached()
  await expect(price).toBeHidden()
  release()
  await expect(price).toBeVisible()
})

test('a page that the server drew for a variant shows its prices at once', async ({ shop, page }) => {
  const variant = `${carpetPath}?item=10012`
  await page.route(shop.path(variant), async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const address = (path: string) => `"address":"${shop.path(path)}"`
    const ofVariant = html.replace(address(carpetPath), address(variant))
    await route.fulfill({ response, body: ofVariant.replace(/"at":\d+/, `"at":${Date.now()}`) })
  })
  await openPrerendered(page, shop.path(variant))
  await whenStyled(page)
  await expect(page.getByRole('main').locator('[data-size=lg]').first()).toBeVisible()
})

test('prices older than an hour stay hidden where the server fails', async ({ shop, page, text }) => {
  await page.clock.setFixedTime(Date.now() + 2 * 3_600_000)
  await shop.mock.faults({ on: 'product', fault: { status: 503 } })
  await shop.open(carpetPath)
  const close = page.getByRole('button', { name: text.nav.close() })
  await expect(page.getByRole('group').filter({ has: close })).toBeVisible()
  await expect(page.getByRole('main').locator('[data-size=lg]').first()).toBeHidden()
})

test('a page whose payload is lost is drawn from the API', async ({ shop, page, text }) => {
  await blockRequests(page, '**/*.payload.json')
  await shop.open(carpetPath)
  await expect(page.getByRole('button', { name: text.cart.add(), exact: true })).toBeEnabled()
})

test('the page of the server is forgotten once the shop has replaced it', async ({ shop, page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      globalThis.pageOfServer = new WeakRef(document.getElementById('root')!)
    }),
  )
  await page.goto(shop.path('/'))
  await whenDrawn(page)
  const devtools = await page.context().newCDPSession(page)
  const isForgotten = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    return page.evaluate(() => pageOfServer.deref() === undefined)
  }
  await expect.poll(isForgotten).toBe(true)
})

import type { Page } from '@playwright/test'
import { carpetPath, holdRequests } from './steps.ts'
import { expect, phone, test } from './test.ts'

const [, , category] = carpetPath.split('/')
const entryPages = [
  { path: '/search', asks: '/api/products/products', width: 320 },
  { path: `/search/${category}`, asks: '/api/products/products', width: 320 },
  { path: carpetPath, asks: '/api/products/product', width: 800 },
]

const holdScript = (page: Page) => holdRequests(page, '**/assets/index-*.js')

const screens = [
  { name: 'desktop', use: {}, pages: entryPages },
  {
    name: 'phone at DPR 3',
    use: { ...phone, deviceScaleFactor: 3 },
    pages: entryPages.filter(({ path }) => path === carpetPath),
  },
]

function recordApiCalls(page: Page) {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) requested.push(pathname + search)
  })
  return requested
}

const isPicture = (call: string) => call.startsWith('/api/pictures/')

/** The `srcset` candidates that the browser chose. */
const shownImages = (page: Page) =>
  page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter(({ currentSrc }) => currentSrc)
      .map(({ currentSrc }) => new URL(currentSrc))
      .map(({ pathname, search }) => pathname + search),
  )

for (const { name, use, pages } of screens)
  test.describe(name, () => {
    test.use(use)

    for (const { path, asks, width } of pages)
      test(`${path} shows a product image before the app script loads, and repeats no request`, async ({
        shop,
        page,
        text,
      }) => {
        const requested = recordApiCalls(page)
        const release = await holdScript(page)
        await page.goto(shop.path(path), { waitUntil: 'commit' })
        await expect(page.getByRole('status', { name: text.site.waiting() })).toBeVisible()
        await expect(page.locator(`main img[srcset*="w=${width} "]`).first()).toBeVisible()
        expect(requested.map((call) => call.split('?')[0])).toContain(asks)
        await expect.poll(() => requested.filter(isPicture)).not.toEqual([])
        const early = requested.filter(isPicture)
        release()
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(requested.filter((call, at) => requested.indexOf(call) !== at)).toEqual([])
        expect(await shownImages(page)).toEqual(expect.arrayContaining(early))
      })

    test('home requests its hero image once, before the app script loads', async ({ shop, page, text }) => {
      const requested = recordApiCalls(page)
      const release = await holdScript(page)
      await page.goto(shop.path('/'), { waitUntil: 'commit' })
      await expect(page.getByRole('status', { name: text.site.waiting() })).toBeVisible()
      await expect.poll(() => requested.filter(isPicture)).toHaveLength(1)
      release()
      await expect(page.getByRole('search')).not.toHaveAttribute('inert')
      await page.waitForLoadState('networkidle')
      expect(requested.filter((call) => call.includes('hero'))).toEqual((await shownImages(page)).slice(0, 1))
    })
  })

test('the product image does not shift when the app replaces the first screen', async ({ shop, page }) => {
  const release = await holdScript(page)
  const picture = page.locator('main img[srcset*="w=800 "]').first()
  await page.goto(shop.path(carpetPath), { waitUntil: 'commit' })
  await expect(picture).toBeVisible()
  const before = await picture.boundingBox()
  release()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(await picture.boundingBox()).toEqual(before)
})

test('the header is usable while a slow product loads', async ({ shop, page, text }) => {
  await shop.mock.faults({ on: 'product', fault: { latency: 4_000 } })
  await page.goto(shop.path(carpetPath))
  await expect(page.getByRole('search')).not.toHaveAttribute('inert')
  await expect(page.getByRole('status', { name: text.site.waiting() })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test(
  'the first screen of home renders before the app script and is replaced without losing focus or shifting',
  { tag: '@each' },
  async ({ shop, page, text }) => {
    const release = await holdScript(page)
    await page.goto(shop.path('/'), { waitUntil: 'commit' })
    const heroLink = page.getByRole('link', { name: text.hero.action() })
    await expect(page.getByRole('heading', { level: 1, name: text.hero.title() })).toBeVisible()
    await expect(page.getByRole('status', { name: text.site.waiting() })).toBeVisible()
    await expect(page.getByRole('search')).toHaveAttribute('inert')
    await heroLink.focus()
    /** Web fonts change the width of the text. */
    await page.evaluate(() => document.fonts.ready)
    const before = await heroLink.boundingBox()
    release()
    await expect(page.getByRole('search')).not.toHaveAttribute('inert')
    await expect(heroLink).toBeFocused()
    expect(await heroLink.boundingBox()).toEqual(before)
  },
)

test('errors of browser extensions before the app starts leave the first screen alone', async ({
  shop,
  page,
  text,
}) => {
  const release = await holdScript(page)
  await page.goto(shop.path('/'), { waitUntil: 'commit' })
  await expect(page.getByRole('status', { name: text.site.waiting() })).toBeVisible()
  await page.evaluate(() => {
    const file = 'chrome-extension://abcdefgh/inject.js'
    const foreignError = Object.assign(new Error('No port'), { stack: `Error: No port\n    at ${file}:1:1` })
    const promise = Promise.resolve()
    dispatchEvent(new ErrorEvent('error', { message: 'No port', filename: file, error: foreignError }))
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
    dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason: foreignError }))
    dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason: undefined }))
    const injected = Object.assign(document.createElement('script'), { type: 'text/none', src: file })
    document.head.append(injected)
    injected.dispatchEvent(new Event('error'))
  })
  await expect(page.getByRole('heading', { level: 1, name: text.hero.title() })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.evaluate(() => {
    const filename = `${location.origin}/assets/index.js`
    dispatchEvent(new ErrorEvent('error', { message: 'No locale', filename }))
  })
  await expect(page.getByRole('alert')).toBeVisible()
  release()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an unhandled rejection before the app starts shows an error', async ({
  shop,
  page,
  text,
  browserErrors,
}) => {
  browserErrors.allow('uncaught: Error: No texts')
  await holdScript(page)
  await page.goto(shop.path('/'), { waitUntil: 'commit' })
  await expect(page.getByRole('status', { name: text.site.waiting() })).toBeVisible()
  await page.evaluate(() => void Promise.reject(new Error('No texts')))
  await expect(page.getByRole('alert')).toBeVisible()
})

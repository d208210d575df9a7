import type { Page } from '@playwright/test'
import { carpet, heldBack } from './steps.ts'
import { expect, phone, test } from './test.ts'

const [, , category] = carpet.split('/')
const arrivals = [
  { path: '/search', asks: '/api/products/products', width: 320 },
  { path: `/search/${category}`, asks: '/api/products/products', width: 320 },
  { path: carpet, asks: '/api/products/product', width: 800 },
]

const holdScript = (page: Page) => heldBack(page, '**/assets/index-*.js')

const screens = [
  { name: 'a desktop', use: {}, pages: arrivals },
  {
    name: 'a phone of 3 dots a pixel',
    use: { ...phone, deviceScaleFactor: 3 },
    pages: arrivals.filter(({ path }) => path === carpet),
  },
]

/** What is asked of the server, in order: path and query. */
function callsOf(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname + search)
  })
  return asked
}

const isPicture = (call: string) => call.startsWith('/api/pictures/')

/** The candidates that the shop has chosen. */
const shownOf = (page: Page) =>
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
      test(`${path} shows a picture of its goods before the shop’s script is there, and asks for nothing again`, async ({
        shop,
        page,
        text,
      }) => {
        const asked = callsOf(page)
        const release = await holdScript(page)
        await page.goto(shop.path(path), { waitUntil: 'commit' })
        await expect(page.getByRole('status', { name: text.site.waiting() })).toBeVisible()
        await expect(page.locator(`main img[srcset*="w=${width} "]`).first()).toBeVisible()
        expect(asked.map((call) => call.split('?')[0])).toContain(asks)
        await expect.poll(() => asked.filter(isPicture)).not.toEqual([])
        const early = asked.filter(isPicture)
        release()
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(asked.filter((call, at) => asked.indexOf(call) !== at)).toEqual([])
        expect(await shownOf(page)).toEqual(expect.arrayContaining(early))
      })

    test('the picture of home is asked for once, before the script', async ({ shop, page, text }) => {
      const asked = callsOf(page)
      const release = await holdScript(page)
      await page.goto(shop.path('/'), { waitUntil: 'commit' })
      await expect(page.getByRole('status', { name: text.site.waiting() })).toBeVisible()
      await expect.poll(() => asked.filter(isPicture)).toHaveLength(1)
      release()
      await expect(page.getByRole('search')).not.toHaveAttribute('inert')
      await page.waitForLoadState('networkidle')
      expect(asked.filter((call) => call.includes('hero'))).toEqual((await shownOf(page)).slice(0, 1))
    })
  })

test('the picture of a product stays where its first screen shows it', async ({ shop, page }) => {
  const release = await holdScript(page)
  const picture = page.locator('main img[srcset*="w=800 "]').first()
  await page.goto(shop.path(carpet), { waitUntil: 'commit' })
  await expect(picture).toBeVisible()
  const before = await picture.boundingBox()
  release()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(await picture.boundingBox()).toEqual(before)
})

test('who waits long for a product has the header meanwhile', async ({ shop, page, text }) => {
  await shop.mock.faults({ on: 'product', fault: { latency: 4_000 } })
  await page.goto(shop.path(carpet))
  await expect(page.getByRole('search')).not.toHaveAttribute('inert')
  await expect(page.getByRole('status', { name: text.site.waiting() })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test(
  'the first screen of home is there before its script, and gives way to the shop unseen',
  { tag: '@each' },
  async ({ shop, page, text }) => {
    const release = await holdScript(page)
    await page.goto(shop.path('/'), { waitUntil: 'commit' })
    const goods = page.getByRole('link', { name: text.hero.action() })
    await expect(page.getByRole('heading', { level: 1, name: text.hero.title() })).toBeVisible()
    await expect(page.getByRole('status', { name: text.site.waiting() })).toBeVisible()
    await expect(page.getByRole('search')).toHaveAttribute('inert')
    await goods.focus()
    /** Letters that come later are wider or narrower by a hair. */
    await page.evaluate(() => document.fonts.ready)
    const before = await goods.boundingBox()
    release()
    await expect(page.getByRole('search')).not.toHaveAttribute('inert')
    await expect(goods).toBeFocused()
    expect(await goods.boundingBox()).toEqual(before)
  },
)

test('what a browser extension throws before the shop is there leaves the first screen alone', async ({
  shop,
  page,
  text,
}) => {
  const release = await holdScript(page)
  await page.goto(shop.path('/'), { waitUntil: 'commit' })
  await expect(page.getByRole('status', { name: text.site.waiting() })).toBeVisible()
  await page.evaluate(() => {
    const file = 'chrome-extension://abcdefgh/inject.js'
    const theirs = Object.assign(new Error('No port'), { stack: `Error: No port\n    at ${file}:1:1` })
    const promise = Promise.resolve()
    dispatchEvent(new ErrorEvent('error', { message: 'No port', filename: file, error: theirs }))
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
    dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason: theirs }))
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

test('what the shop itself rejects before it is there is said', async ({ shop, page, text, trouble }) => {
  trouble.expected('uncaught: Error: No texts')
  await holdScript(page)
  await page.goto(shop.path('/'), { waitUntil: 'commit' })
  await expect(page.getByRole('status', { name: text.site.waiting() })).toBeVisible()
  await page.evaluate(() => void Promise.reject(new Error('No texts')))
  await expect(page.getByRole('alert')).toBeVisible()
})

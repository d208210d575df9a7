import { carpetPath, openPrerendered } from './steps.ts'
import { expect, test } from './test.ts'

test('errors of browser extensions before the app starts leave the first screen alone', async ({
  shop,
  page,
  text,
}) => {
  const release = await openPrerendered(page, shop.path('/'))
  await expect(page.getByRole('heading', { level: 1, name: text.hero.title() })).toBeVisible()
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
  await openPrerendered(page, shop.path('/'))
  await expect(page.getByRole('heading', { level: 1, name: text.hero.title() })).toBeVisible()
  await page.evaluate(() => void Promise.reject(new Error('No texts')))
  await expect(page.getByRole('alert')).toBeVisible()
})

test.describe('a browser that is too old for the shop', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(window, 'CSSContainerRule')))

  test('keeps the page of the server and says that it may be too old', async ({ shop, page }) => {
    await page.goto(shop.path(carpetPath))
    await expect(page.locator('#failure')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#page')).toHaveCount(1)
  })

  test('says so on a page that the server does not draw', async ({ shop, page }) => {
    await page.goto(shop.path('/basket'))
    await expect(page.locator('#failure')).toBeVisible()
  })
})

import { watchBrowserErrors } from '../browser-errors.ts'
import { openMockSession } from '../mock.ts'
import { carpetPath, openDrawn } from '../steps.ts'
import { buy } from './buy.ts'
import { expect, test } from './own-live-shop.ts'

test.use({ serviceWorkers: 'block' })

test('a shopper notices nothing of a renderer that is killed during a purchase', async ({
  page,
  context,
  playwright,
  shop,
  backend,
  path,
  text,
  externalRequests,
}, { testId }) => {
  const request = await playwright.request.newContext({ baseURL: backend })
  const mock = await openMockSession(request, testId, [])
  const browserErrors = watchBrowserErrors(context, mock)
  const home = await page.goto(path('/'))
  expect(await home!.text()).toContain('data-prerendered')
  await openDrawn(page, path(carpetPath))

  await shop.killRenderer()
  await buy({ page, path, text })

  const cold = await page.goto(path('/search/copper'))
  expect(cold!.status()).toBe(200)
  expect(await cold!.text()).not.toContain('data-prerendered')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  const cached = await page.goto(path(carpetPath))
  expect(cached!.headers()['x-cache']).toMatch(/^(HIT|STALE)$/)
  expect(await cached!.text()).toContain('data-prerendered')
  await expect(page.getByRole('button', { name: text.cart.add(), exact: true })).toBeEnabled()

  expect(await browserErrors.unexpected()).toEqual([])
  expect(externalRequests).toEqual([])
  await mock.close()
  await request.dispose()
})

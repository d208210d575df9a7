import { expect } from '@playwright/test'
import { product } from '#contracts/product.ts'
import { encodeCall } from '#contracts/wire.ts'
import { formattersOf, toman } from '#i18n/formatters.ts'
import { localeTable } from '#i18n/locales.ts'
import type { Product } from '#contracts/product.ts'
import { carpetPath, holdRequests } from '../steps.ts'
import { purgeSecret } from './live-servers.ts'
import { test } from './test.ts'

const [catLabel, label] = carpetPath.split('/').slice(-2)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a product has its name, its price and its address, and the next visitor gets it from the cache', async ({
    page,
    path,
    backend,
    language,
  }) => {
    const call = await page.request.get(backend + encodeCall(product, { catLabel, label }).path, {
      headers: { 'accept-language': localeTable[language].tag },
    })
    const { data } = (await call.json()) as { data: Product }
    const response = await page.goto(path(carpetPath))
    expect(response!.status()).toBe(200)
    expect(response!.headers()['x-cache']).toBeDefined()

    await expect(page).toHaveTitle(RegExp(`^${data.title} `))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(data.title)
    const price = formattersOf(language).digits(toman(data.price))
    await expect(main.getByText(price, { exact: true }).first()).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://zarrin.example${path(carpetPath)}`,
    )

    const next = async () => (await page.request.get(path(carpetPath))).headers()['x-cache']
    await expect.poll(next).toBe('HIT')
  })

  test('a search shows its results, which no cache keeps, and a result leads to its product', async ({
    page,
    path,
    text,
    language,
  }) => {
    const word = { fa: 'سینی', en: 'tray', ru: 'поднос' }[language]
    await page.goto(path('/about'))
    await page.getByRole('search').getByRole('combobox').fill(word)
    const answered = page.waitForResponse((response) => response.url().includes('?text='))
    await page.getByRole('search').getByRole('button').click()
    const headers = (await answered).headers()
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex'])

    await expect(page).toHaveURL(`${path('/search')}?text=${encodeURIComponent(word)}`)
    const title = text.listing.resultsFor({ text: word })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('search').getByRole('combobox')).toHaveValue(word)
    const result = page.getByRole('main').getByRole('article').first().getByRole('heading')
    const name = await result.innerText()
    await result.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })
})

test('text, focus and caret of the search stay when the shop replaces the page', async ({
  page,
  path,
  text,
}) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto(path('/about'), { waitUntil: 'commit' })
  const field = page.getByRole('search').getByRole('combobox')
  await field.fill('pt')
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1))
  release()
  await page.locator('#failure').waitFor({ state: 'detached' })
  await expect(field).toHaveValue('pt')
  await expect(field).toBeFocused()
  await page.keyboard.type('o')
  await expect(field).toHaveValue('pot')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.listing.resultsFor({ text: 'pot' }))
})

test('statuses are those of the addresses', async ({ page, path, language }) => {
  const get = (to: string) => page.request.get(path(to), { maxRedirects: 0 })
  const missing = await get('/search/copper/no-such')
  expect(missing.status()).toBe(404)
  expect(await missing.text()).toContain(`<html lang="${localeTable[language].tag}"`)
  const other = await get('/search/copper/')
  expect([other.status(), other.headers().location]).toEqual([301, path('/search/copper')])
  const view = await get('/search/copper?sort=newest')
  expect([view.status(), view.headers().link]).toEqual([
    200,
    `<https://zarrin.example${path('/search/copper')}>; rel="canonical"`,
  ])
})

test('a page is in the cache anew once the backend has told of its change', async ({
  page,
  path,
  renderer,
}) => {
  const read = async () => {
    const response = await page.request.get(path('/blogs'))
    const [, at] = /"at":(\d+)/.exec(await response.text())!
    return { at: Number(at), cache: response.headers()['x-cache'] }
  }
  const before = await read()
  const told = await page.request.post(`${renderer}/_changed`, {
    headers: { authorization: `Bearer ${purgeSecret}` },
    data: { paths: ['/blogs'] },
  })
  const { refreshed } = (await told.json()) as { refreshed: Record<string, number> }
  expect(refreshed).toEqual({ '/blogs': 200, '/en/blogs': 200, '/ru/blogs': 200 })
  const after = await read()
  expect(after.cache).toBe('HIT')
  expect(after.at).toBeGreaterThan(before.at)
})

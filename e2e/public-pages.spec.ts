import type { Page } from '@playwright/test'
import { carpetPath, holdRequests } from './steps.ts'
import { expect, test } from './test.ts'

/** Addresses that the head preloads and the page has neither drawn nor, as `executed` says, run. */
async function unusedPreloads(page: Page, executed: readonly string[]) {
  const undrawn = await page.evaluate(() => {
    const fontRules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.style] : []))
    const loadedFonts = [...document.fonts].filter(({ status }) => status === 'loaded')
    const isDrawn = (font: string) =>
      fontRules
        .filter((rule) => rule.getPropertyValue('src').includes(font))
        .some((rule) =>
          loadedFonts.some(
            ({ family, unicodeRange }) =>
              rule.getPropertyValue('font-family') === `"${family}"` &&
              rule.getPropertyValue('unicode-range') === unicodeRange,
          ),
        )
    const isShown = (picture: string) =>
      [...document.images].some(({ currentSrc }) => currentSrc.includes(picture))
    return [...document.querySelectorAll<HTMLLinkElement>('link:is([rel=preload], [rel=modulepreload])')]
      .map(({ href, imageSrcset }) => new URL(href || imageSrcset.split(' ', 1).join(), location.href))
      .filter(({ pathname }) => !isDrawn(pathname) && !isShown(pathname))
      .map(({ href }) => href)
  })
  return undrawn.filter((address) => !executed.includes(address))
}

test('unknown addresses are 404 in their language, other spellings redirect, views of a list name their canonical page', async ({
  request,
}) => {
  const get = (path: string) => request.get(path, { maxRedirects: 0 })
  const missing = await request.get('/en/search/copper/no-such')
  expect(missing.status()).toBe(404)
  expect(await missing.text()).toContain('<html lang="en-US"')
  expect((await get('/search/copper/')).headers().location).toBe('/search/copper')
  expect((await get('/search/copper?sort=newest')).headers().link).toBe(
    '<https://zarrin.example/search/copper>; rel="canonical"',
  )
})

test('everything that a page preloads is used', { tag: '@each' }, async ({ shop, page, context }) => {
  const executed: string[] = []
  const protocol = await context.newCDPSession(page)
  protocol.on('Debugger.scriptParsed', ({ url }) => executed.push(url))
  await protocol.send('Debugger.enable')
  for (const open of [
    () => shop.open('/'),
    () => shop.open('/about'),
    () => shop.open('/search/copper'),
    () => shop.open(carpetPath),
    () => shop.openShell('/search/copper'),
    () => shop.openShell('/basket'),
  ]) {
    executed.length = 0
    await open()
    await expect(page.locator('link[rel=preload][as=font]')).not.toHaveCount(0)
    await expect.poll(() => unusedPreloads(page, executed)).toEqual([])
  }
})

test('every visitor gets the same bytes', async ({ request }) => {
  const visitors: Record<string, string>[] = [
    {},
    { cookie: 'token=1; basketId=2; locale=ru' },
    { authorization: 'Bearer 3', 'accept-language': 'ru' },
  ]
  const bodies = await Promise.all(
    visitors.map(async (headers) => (await request.get('/en/search/copper', { headers })).text()),
  )
  expect(new Set(bodies).size).toBe(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('links lead from home to a category, all products, their second page, a product, a related one and an article', async ({
    shop,
    page,
    text,
  }) => {
    const main = page.getByRole('main')
    const heading = main.getByRole('heading', { level: 1 })
    await page.goto(shop.path('/'))
    await main.locator('a[href$="/search/rugs"]').first().click()
    await expect(page).toHaveURL(shop.path('/search/rugs'))
    await page.getByRole('contentinfo').locator('a[href$="/search"]').first().click()
    await main.getByRole('link', { name: text.listing.next() }).click()
    await expect(page).toHaveURL(shop.path('/search?page=2'))
    await main.getByRole('article').first().getByRole('link').click()
    const related = main.getByRole('region', { name: text.details.related() })
    await expect(related).toBeVisible()
    const product = await heading.innerText()
    await related.getByRole('link').last().click()
    await expect(heading).not.toHaveText(product)
    await page.getByRole('contentinfo').getByRole('link', { name: text.pages.blogs() }).click()
    await main.getByRole('article').first().getByRole('link').click()
    await expect(heading).toBeVisible()
  })
})

test('the header is usable while a slow product loads', async ({ shop, page, text }) => {
  const release = await holdRequests(page, '**/api/products/product?*')
  await shop.openShell(carpetPath)
  await expect(page.getByRole('search')).not.toHaveAttribute('inert')
  await expect(page.getByRole('status', { name: text.site.waiting() })).toBeVisible()
  release()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test(
  'a product page loads a subset of the Latin font, not the whole',
  { tag: '@ru' },
  async ({ shop, page }) => {
    const fonts: string[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font') fonts.push(new URL(response.url()).pathname)
    })
    await shop.open(carpetPath)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.evaluate(() => document.fonts.ready)
    expect(fonts.filter((path) => path.includes('-letters'))).toHaveLength(1)
    expect(fonts.filter((path) => path.includes('-latin-'))).toEqual([])
  },
)

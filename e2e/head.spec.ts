import sharp from 'sharp'
import { locales, localizedPath } from '#i18n/locales.ts'
import { carpetPath } from './steps.ts'
import { expect, test } from './test.ts'

test(
  'a page sets canonical, hreflang, Open Graph and JSON-LD tags, and navigation updates them',
  { tag: '@ltr' },
  async ({ shop, page, language, text }) => {
    await shop.open(`${carpetPath}?item=10012`)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    const title = await heading.innerText()
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', `https://zarrin.example${shop.path(carpetPath)}`)
    const others = page.locator('link[rel=alternate]')
    await expect(others).toHaveCount(4)
    expect(
      await others.evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ),
    ).toEqual([
      ...(['fa', 'en', 'ru'] as const).map((locale) => [
        locale,
        `https://zarrin.example${locale === 'fa' ? '' : `/${locale}`}${carpetPath}`,
      ]),
      ['x-default', `https://zarrin.example${carpetPath}`],
    ])
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{3}/)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', new RegExp(title))
    const jsonLd = page.locator('script[type="application/ld+json"]')
    await expect(jsonLd).toHaveCount(2)
    expect((await jsonLd.allInnerTexts()).map((json) => JSON.parse(json))).toMatchObject([
      { '@type': 'ProductGroup', name: title },
      { '@type': 'BreadcrumbList' },
    ])

    const logo = page
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(language === 'fa' ? 'زرین' : 'Zarrin') })
    await expect(logo).toHaveAttribute('href', shop.path('/'))
    await logo.click()
    await expect(page).toHaveURL(shop.path('/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero.title())
    await expect(canonical).toHaveAttribute('href', `https://zarrin.example${shop.path('/')}`)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', text.hero.text())
  },
)

test('the picture of a link preview is a raster of its own language', async ({ request }) => {
  const pictures = new Set<string>()
  for (const language of locales) {
    const html = await (await request.get(localizedPath(language, carpetPath))).text()
    const contentOf = (property: string) =>
      new RegExp(`property="${property}" content="(?:https://zarrin.example)?([^"]+)"`).exec(html)![1]!
    const response = await request.get(contentOf('og:image'))
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject({
      'content-type': contentOf('og:image:type'),
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const picture = await response.body()
    expect(picture.length).toBeLessThan(300_000)
    const { format, width, height } = await sharp(picture).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
    expect([contentOf('og:image:width'), contentOf('og:image:height')]).toEqual(['1200', '630'])
    pictures.add(picture.toString('base64'))
  }
  expect(pictures.size).toBe(locales.length)
})

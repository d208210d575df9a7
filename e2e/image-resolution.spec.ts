import type { Locator } from '@playwright/test'
import { networkIdle } from './network-idle.ts'
import { saveData } from './steps.ts'
import { expect, phone, test } from './test.ts'

const pot = '/search/copper/zanjan-copper-pot'
const screens = [
  { name: 'phone at DPR 3', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: 'phone at DPR 2.625', viewport: { width: 412, height: 915 }, deviceScaleFactor: 2.625 },
  { name: 'desktop at DPR 2', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 },
  { name: 'desktop at DPR 1', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
]
const images = [
  { path: '/', what: 'the hero', picture: 'main img[fetchpriority=high]' },
  { path: '/search/copper', what: 'a card', picture: 'main article img' },
  { path: pot, what: 'a product', picture: 'main ul button img' },
]

/** Width of the raster at the URL that the browser chose, per device pixel that it fills. */
const density = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const raster = await fetch(`${image.currentSrc}&fm=webp`)
    const { width } = await createImageBitmap(await raster.blob())
    return width / (image.clientWidth * devicePixelRatio)
  })

for (const { name, ...screen } of screens)
  test.describe(name, () => {
    test.use(screen)

    test('hero, card and product images have one to two pixels per device pixel', async ({ shop, page }) => {
      for (const { path, what, picture } of images) {
        await shop.open(path)
        const ratio = await density(page.locator(picture).first())
        expect(ratio, what).toBeGreaterThanOrEqual(1)
        expect(ratio, what).toBeLessThan(2)
      }
    })
  })

const widthIn = (address: string) => Number(new URL(address).searchParams.get('w'))

test.describe('on a phone at DPR 3 that saves data', () => {
  test.use({ ...phone, deviceScaleFactor: 3 })

  for (const path of ['/', '/search/copper', pot])
    test(`lazy pictures of ${path} have no pixels for its DPR, and none is loaded twice`, async ({
      shop,
      page,
    }) => {
      await saveData(page)
      const requested: string[] = []
      page.on('request', (request) => void requested.push(request.url()))
      await shop.open(path)
      await page.locator('main img[loading=lazy]').last().scrollIntoViewIfNeeded()
      await networkIdle(page)
      const shown = await page.locator('img').evaluateAll((all: HTMLImageElement[]) =>
        all
          .filter(({ currentSrc }) => currentSrc.includes('/pictures/'))
          .map(({ currentSrc, clientWidth, loading }) => ({
            address: currentSrc,
            width: clientWidth,
            isLazy: loading === 'lazy',
          })),
      )
      const lazy = shown.filter(({ isLazy, address }) => isLazy && requested.includes(address))
      expect(lazy.length).toBeGreaterThan(3)
      expect(lazy.filter(({ address, width }) => widthIn(address) >= 2.5 * width)).toEqual([])
      const addresses = shown.map(({ address }) => address)
      expect(requested.filter((one) => one.includes('/pictures/') && !addresses.includes(one))).toEqual([])
    })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the lightbox requests a larger raster once it is zoomed, and not before', async ({
    shop,
    page,
    text,
  }) => {
    await shop.open(pot)
    const product = page.locator('main ul button img').first()
    const address = await product.evaluate((image: HTMLImageElement) => image.currentSrc)
    const { pathname } = new URL(address)
    const widths: number[] = []
    page.on('request', (request) => {
      if (request.url().includes(pathname)) widths.push(widthIn(request.url()))
    })
    await product.tap()
    const lightbox = page.getByRole('dialog')
    await lightbox.getByRole('presentation').evaluate((image: HTMLImageElement) => image.decode())
    expect(widths.filter((width) => width > widthIn(address))).toEqual([])
    await lightbox.getByRole('button', { name: text.pictures.zoomIn() }).tap()
    await expect.poll(() => Math.max(...widths)).toBeGreaterThan(widthIn(address))
  })
})

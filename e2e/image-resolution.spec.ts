import type { Locator } from '@playwright/test'
import { expect, test } from './test.ts'

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

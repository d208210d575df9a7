import type { Locator } from '@playwright/test'
import { expect, test } from './test.ts'

const pot = '/search/copper/zanjan-copper-pot'
const screens = [
  { name: 'a phone of 3 dots a pixel', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: 'a phone of 2.625 dots a pixel', viewport: { width: 412, height: 915 }, deviceScaleFactor: 2.625 },
  { name: 'a fine desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 },
  { name: 'a plain desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
]
const shown = [
  { path: '/', what: 'the hero', picture: 'main img[fetchpriority=high]' },
  { path: '/search/copper', what: 'a card', picture: 'main article img' },
  { path: pot, what: 'a product', picture: 'main ul button img' },
]

/** Of the raster that the server has at the very address that the browser chose, over the pixels that it fills. */
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

    test('hero, card and product are as fine as the screen, and hardly finer', async ({ shop, page }) => {
      for (const { path, what, picture } of shown) {
        await shop.open(path)
        const times = await density(page.locator(picture).first())
        expect(times, what).toBeGreaterThanOrEqual(1)
        expect(times, what).toBeLessThan(2)
      }
    })
  })

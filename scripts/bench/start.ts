import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startShop, timeStart } from './cold-start.ts'
import { formatRatio, type Measured } from './figures.ts'
import { startFloor } from './floor.ts'
import { openBrowser } from './shop.ts'

const root = join(import.meta.dirname, '../..')

/** Seconds from `npm start` with an empty dependency cache to the first product, relative to the floor. */
export async function measureStart(logProgress: (text: string) => void): Promise<Measured> {
  const browser = await openBrowser()
  try {
    logProgress('cold start of the floor')
    const floor = await timeStart(startFloor, async (url) => {
      const page = await browser.newPage()
      await page.goto(url)
      await page.getByRole('heading').waitFor()
    })
    logProgress('cold start of the shop')
    await rm(join(root, 'node_modules/.vite/deps'), { recursive: true, force: true })
    const shop = await timeStart(startShop, async (url) => {
      const page = await browser.newPage()
      await page.goto(`${url}/search`)
      await page.getByRole('main').getByRole('article').first().waitFor({ timeout: 60_000 })
    })
    const ratio = `${formatRatio(shop, floor)} Vite with the floor`
    const seconds = `${shop.toFixed(1)} s`
    return {
      measurements: [{ name: 'npm start to the first product', figure: `${seconds}, ${ratio}` }],
      summaries: [{ what: '`npm start` to the first product, cold', figure: `${ratio} (${seconds})` }],
    }
  } finally {
    await browser.close()
  }
}

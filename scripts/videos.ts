import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import type { Catalogue } from '../mocks/shop/catalogue/catalogue.ts'
import { catalogueOf } from '../mocks/shop/catalogue/catalogue-variants.ts'
import type { ContentSeed } from '../mocks/shop/content/seed.ts'
import { video } from '../mocks/shop/content/video.ts'
import { videosFolder } from '../mocks/server/node/videos.ts'
import { views } from '../mocks/shop/pictures/canvas.ts'
import { drawPicture } from '../mocks/shop/pictures/frame.ts'
import { pinnedBrowser } from './pinned-browser.ts'
import { readOptions } from './options.ts'
import { recordFilm, type Recorded } from './videos/film-page.ts'
import { webmOf } from './videos/webm.ts'

const help = `npx node scripts/videos.ts [options]   records a film for each video entry into mocks/shop/videos/

  --only LABEL   only this entry
  -h, --help     this text

A film has one shot per caption and a plucked string as sound, and is recorded in the pinned browser.`

const { only } = readOptions(help, { only: { type: 'string' } })
const [width, height] = [640, 360]
const home = 'http://localhost/'

function shotsOf({ goods = [], captions = [] }: ContentSeed, catalogue: Catalogue): string[] {
  return captions.map((_, at) => {
    const picture = { index: 1, view: views[(at * 2 + 2) % views.length]! }
    const svg = drawPicture(catalogue, goods[at % goods.length]!, picture, width + 40)
    if (svg === null) throw new Error(`${goods[at % goods.length]} has no picture`)
    return svg
  })
}

const decoded = (chunks: readonly Recorded[]) =>
  chunks.map(({ base64, ...chunk }) => ({ ...chunk, bytes: Buffer.from(base64, 'base64') }))

async function film(page: Page, entry: ContentSeed, catalogue: Catalogue, at: number): Promise<Buffer> {
  const svgs = shotsOf(entry, catalogue)
  const root = 196 * 2 ** ((at % 5) / 12)
  const {
    video: frames,
    audio,
    opusHead,
  } = await page.evaluate(recordFilm, {
    svgs,
    width,
    height,
    root,
    seed: 7919 * (at + 1),
  })
  return webmOf({
    width,
    height,
    duration: svgs.length * 3000,
    video: decoded(frames),
    audio: decoded(audio),
    opusHead: Buffer.from(opusHead, 'base64'),
  })
}

const catalogue = await catalogueOf('hand-written')
const browser = await chromium.launch(await pinnedBrowser())
const page = await browser.newPage()
/** WebCodecs needs a secure context, which localhost is. */
await page.route(home, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
await page.goto(home)
await mkdir(videosFolder, { recursive: true })
for (const [at, entry] of video.entries()) {
  if (only !== undefined && entry.label !== only) continue
  const bytes = await film(page, entry, catalogue, at)
  await writeFile(join(videosFolder, `${entry.label}.webm`), bytes)
  process.stdout.write(`${entry.label}.webm  ${Math.round(bytes.length / 1024)} KB\n`)
}
await browser.close()

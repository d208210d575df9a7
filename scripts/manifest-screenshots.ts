import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { preview } from 'vite'
import { manifestScreenshots, type ManifestScreenshot } from '../build/web-manifest.ts'
import { localizedPath } from '../i18n/locales.ts'
import { pinnedBrowser } from './pinned-browser.ts'
import { fail, readOptions } from './options.ts'

const help = `npx node scripts/assets.ts screenshots         takes the screenshots of the web manifest into public/screenshots/

  -h, --help     this text

Uses the built shop on its mock server: run "npm run build" first, and commit the output.`

readOptions(help, {})
const root = join(import.meta.dirname, '..')
if (!existsSync(join(root, 'dist/index.html'))) fail('There is nothing built yet. Run "npm run build" first.')

const server = await preview({ root, logLevel: 'warn', preview: { port: 0 } })
const browser = await chromium.launch(await pinnedBrowser())
let total = 0
for (const screenshot of manifestScreenshots) {
  const picture = await sharp(await take(browser, screenshot))
    .webp({ quality: 72, effort: 6 })
    .toBuffer()
  const file = join(root, 'public', screenshot.src)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, picture)
  total += picture.length
  process.stdout.write(`${screenshot.src}  ${(picture.length / 1000).toFixed(1)} kB\n`)
}
process.stdout.write(`${(total / 1000).toFixed(0)} kB together\n`)
await browser.close()
await server.close()

async function take(by: Browser, { locale, path, width, height }: ManifestScreenshot) {
  const viewport = { width, height }
  const phone = width < 600
  const context = await by.newContext({ viewport, isMobile: phone, hasTouch: phone, reducedMotion: 'reduce' })
  const url = new URL(localizedPath(locale, path), server.resolvedUrls!.local[0]).href
  /** A session of its own, so that the developer's cart does not show. */
  await context.addCookies([{ name: 'mock-session', value: 'screenshots', url }])
  const page = await context.newPage()
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const taken = await page.screenshot({ animations: 'disabled' })
  await context.close()
  return taken
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { browserStorage, openMockSession } from '../../e2e/mock.ts'
import { pinnedBrowser } from '../pinned-browser.ts'
import { fail } from '../options.ts'
import { serveBuild, ignoreCertificateErrors } from './serve.ts'
import { observeVitals } from './vitals.ts'

/** Lighthouse's mobile device. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** Slow 4G of Lighthouse and WebPageTest: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: 750_000 / 8,
}
const slowCpu = { rate: 4 }

export type Shop = { url: string; browser: Browser; close(): Promise<void> }
export type Visit = { page: Page; cdp: CDPSession; close(): Promise<void> }

export async function openBrowser(engineFlags: readonly string[] = []): Promise<Browser> {
  const pinned = await pinnedBrowser()
  const flags = [ignoreCertificateErrors, `--js-flags=${engineFlags.join(',')}`]
  return chromium.launch({ ...pinned, args: [...pinned.args, ...flags] })
}

export async function openShop(engineFlags?: readonly string[]): Promise<Shop> {
  const root = join(import.meta.dirname, '../..')
  if (!existsSync(join(root, 'dist/index.html')))
    fail('There is nothing built yet. Run "npm run build" first.')
  const server = await serveBuild({ root, logLevel: 'warn' })
  const browser = await openBrowser(engineFlags)
  const close = async () => {
    await browser.close()
    await server.close()
  }
  return { url: server.url, browser, close }
}

let visits = 0

export async function visit(
  { url, browser }: Shop,
  { scenario = [], isSlow = true }: { scenario?: readonly string[]; isSlow?: boolean } = {},
): Promise<Visit> {
  const setup = await browser.newContext({ baseURL: url, ignoreHTTPSErrors: true })
  visits += 1
  const mock = await openMockSession(setup.request, `bench-${process.pid}-${visits}`, scenario)
  const storageState = browserStorage(mock.browser, new URL(url).origin)
  const context = await browser.newContext({
    ...phone,
    baseURL: url,
    storageState,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  const { page, cdp } = await openPage(context, isSlow)
  return {
    page,
    cdp,
    close: async () => {
      await context.close()
      await mock.close()
      await setup.close()
    },
  }
}

export async function openPage(context: BrowserContext, isSlow: boolean) {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.addInitScript(observeVitals)
  if (isSlow) {
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', slow4g)
    await cdp.send('Emulation.setCPUThrottlingRate', slowCpu)
  }
  return { page, cdp }
}

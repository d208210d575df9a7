import { chromium as playwrightChromium } from '@playwright/test'
import { pinnedBrowser } from '../pinned-browser.ts'
import type { EngineBrowser } from './engine.ts'

type Browser = Pick<EngineBrowser, 'open' | 'evaluate' | 'measureMemory' | 'close'>

/** Journeys drive this one; here it is only measured. */
export const chromium = { title: 'Chromium', missing: () => null, launch }

async function launch(width: number, height: number): Promise<Browser> {
  const browser = await playwrightChromium.launch(await pinnedBrowser())
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (body) => page.evaluate(`(async () => {${body}})()`),
    measureMemory: async () => {
      await devtools.send('HeapProfiler.collectGarbage')
      const { metrics } = await devtools.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value
    },
    close: () => browser.close(),
  }
}

import { launch as launchBrowser } from 'puppeteer-core'
import { isPhone, type Engine, type EngineBrowser } from './engine.ts'
import { findProgram } from './find-program.ts'
import { measureWindows, memoryOptions } from './firefox-memory.ts'

const find = () => process.env.FIREFOX_PATH || findProgram('firefox-esr', 'firefox')

/** Driven over WebDriver BiDi, which Firefox speaks without geckodriver. */
export const firefox: Engine = {
  title: 'Firefox',
  missing: () =>
    find()
      ? null
      : 'Firefox is not installed. Install it with "apt-get install firefox-esr", or name it: FIREFOX_PATH=/path/to/firefox.',
  launch,
}

/** What Firefox tells of requests that a left page no longer needs: of the worker, and of fonts, with `NS_BINDING_ABORTED`. */
const aborted = ['A ServiceWorker intercepted the request', 'status=2152398850']

async function launch(width: number, height: number): Promise<EngineBrowser> {
  const phone = isPhone(width)
  const browser = await launchBrowser({
    browser: 'firefox',
    executablePath: find()!,
    headless: true,
    args: memoryOptions.args,
    extraPrefsFirefox: {
      'widget.gtk.overlay-scrollbars.enabled': phone,
      /** Bits of `nsXPLookAndFeel`: 1 coarse, 2 fine, 4 hover. */
      'ui.primaryPointerCapabilities': phone ? 1 : 6,
      'ui.allPointerCapabilities': phone ? 1 : 6,
      'ui.prefersReducedMotion': 1,
      'image.animation_mode': 'none',
      ...memoryOptions.preferences,
    },
  })
  // The first window of a headless Firefox has no focus, and so fires no focus events.
  const page = await browser.newPage({ type: 'window' })
  await page.setViewport({ width, height })
  const errors: string[] = []
  page.on('pageerror', (error) => {
    const isAborted = aborted.some((words) => String(error).includes(words))
    if (!isAborted) errors.push(`uncaught: ${String(error)}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`)
  })
  return {
    open: async (url) => void (await page.goto(url, { timeout: 60_000 })),
    evaluate: (body) => page.evaluate(`(async () => {${body}})()`),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    back: async () => void (await page.evaluate('void history.back()')),
    print: () => page.pdf({ format: 'A4', preferCSSPageSize: true, timeout: 60_000 }),
    screenshot: () => page.screenshot({ fullPage: true }),
    takeErrors: async () => errors.splice(0),
    measureMemory: async () => {
      await page.evaluate('TestUtils.gc()')
      return measureWindows(browser, new URL(page.url()).origin)
    },
    close: () => browser.close(),
  }
}

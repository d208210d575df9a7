import { setTimeout as delay } from 'node:timers/promises'
import { expect, test as base } from '@playwright/test'
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts'
import { localizedPath } from '#i18n/locales.ts'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import { i18nObject } from '#i18n/i18n-util.ts'
import { browserStorage, openMockSession, type Fault, type Mock } from './mock.ts'
import { watchBrowserErrors, type BrowserErrors } from './browser-errors.ts'
import { watchTraffic } from './network-idle.ts'
import { openDrawn } from './steps.ts'

export { expect }

/** Not `locale`: Playwright has that option, and extending it ignores the values of the projects. */
export type Options = {
  language: Locales
  scenario: readonly string[]
  /** How many times slower the page computes; above 1 calls and scripts take up to some seconds, too. */
  slowdown: number
}

export type Shop = {
  /** `path` has no locale prefix: `/basket`. */
  open(path: string): Promise<void>
  /** Opens a page that is not prerendered, as behind a service worker: the server's answers alone make it. */
  openShell(path: string): Promise<void>
  path(path: string): string
  mock: Mock
}

type Fixtures = Options & { text: TranslationFunctions; shop: Shop; mock: Mock; browserErrors: BrowserErrors }

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

type StorageState = ReturnType<typeof browserStorage>

/** For `test.use`: another device shares the mock session, but no cart and no sign-in. */
export const anotherDevice = {
  storageState: async (
    { mock, baseURL }: { mock: Mock; baseURL?: string },
    use: (state: StorageState) => Promise<void>,
  ) => {
    const name = 'mock-session'
    const cookies = { [name]: mock.browser.cookies[name]! }
    await use(browserStorage({ cookies, localStorage: {} }, baseURL!))
  },
}

/** Milliseconds. */
const slowCalls: Fault = { on: '*', fault: { latency: { median: 400, p95: 1_200 } } }

loadAllLocales()

export const test = base.extend<Fixtures & Options>({
  language: ['fa', { option: true }],
  /** Names from `mocks/server/scenarios`. */
  scenario: [[], { option: true }],

  slowdown: [1, { option: true }],

  context: async ({ context }, use) => {
    watchTraffic(context)
    await use(context)
  },

  page: async ({ page, context, slowdown, serviceWorkers }, use) => {
    /** A second protocol session ends an emulated loss of the connection at the next reload. */
    if (slowdown > 1 && serviceWorkers === 'block') {
      const protocol = await context.newCDPSession(page)
      await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    }
    if (slowdown > 1) {
      await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
        await delay(Math.random() * 1_000)
        await route.fallback()
      })
    }
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },

  text: async ({ language }, use) => use(i18nObject(language)),

  mock: async ({ playwright, baseURL, scenario, slowdown }, use, testInfo) => {
    /** The server may close an idle keep-alive connection just as a request is sent. */
    const extraHTTPHeaders = { connection: 'close' }
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders })
    const id = `${testInfo.testId}-${testInfo.workerIndex}`
    const mock = await openMockSession(request, id, scenario, slowdown > 1 ? [slowCalls] : [])
    await use(mock)
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = JSON.stringify(await mock.record(), null, 2)
      await testInfo.attach('mock-session.json', { body, contentType: 'application/json' })
    }
    await mock.close()
    await request.dispose()
  },

  storageState: ({ mock, baseURL }, use) => use(browserStorage(mock.browser, baseURL!)),

  shop: async ({ page, mock, language, baseURL }, use) => {
    const path = (to: string) => localizedPath(language, to)
    const open = (to: string) => openDrawn(page, path(to))
    const openShell = async (to: string) => {
      let isOpened = false
      /** Not `times: 1`, see `blockRequests`. */
      await page.route(`${baseURL}${path(to)}`, async (route) => {
        if (isOpened) return route.fallback()
        isOpened = true
        await route.fulfill({ response: await route.fetch({ url: `${baseURL}/shell.html` }) })
      })
      await open(to)
    }
    await use({ path, mock, open, openShell })
  },

  browserErrors: [
    async ({ context, mock }, use) => {
      const browserErrors = watchBrowserErrors(context, mock)
      await use(browserErrors)
      expect(await browserErrors.unexpected(), 'Unexpected browser errors').toEqual([])
    },
    { auto: true },
  ],
})

/** Declares the same journeys on a wide screen in English, and on a phone in Persian. */
export function onDesktopAndPhone(subject: string, declare: () => void) {
  test.describe(`${subject} on a desktop`, { tag: '@en' }, declare)
  test.describe(`${subject} on a phone`, () => {
    test.use(phone)
    declare()
  })
}

import { expect, test as base } from '@playwright/test'
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts'
import { localizedPath } from '#i18n/locales.ts'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import { i18nObject } from '#i18n/i18n-util.ts'
import { browserStorage, openMock, type Mock } from './mock.ts'
import { watchForTrouble, type Trouble } from './trouble.ts'

export { expect }

/** `language` and not `locale`: that option is Playwright's own, and an extension of it shuts the projects out. */
export type Options = { language: Locales; scenario: readonly string[] }

export type Shop = {
  /** Opens a page of the shop in the locale of the project; `path` has no prefix: `/basket`. */
  open(path: string): Promise<void>
  /** The address of a page in the locale of the project. */
  path(path: string): string
  mock: Mock
}

type Fixtures = Options & { text: TranslationFunctions; shop: Shop; mock: Mock; trouble: Trouble }

/** Spread into `test.use`: a phone of middling size. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

loadAllLocales()

export const test = base.extend<Fixtures & Options>({
  language: ['fa', { option: true }],
  /** The world that the journey begins in, by the names of `mocks/server/scenarios/registry.ts`. */
  scenario: [[], { option: true }],

  text: async ({ language }, use) => use(i18nObject(language)),

  mock: async ({ playwright, baseURL, scenario }, use, testInfo) => {
    /** A server lets a quiet connection go, and a request that is on its way just then is lost. */
    const extraHTTPHeaders = { connection: 'close' }
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders })
    const id = `${testInfo.testId}-${testInfo.workerIndex}`
    const mock = await openMock(request, id, scenario)
    await use(mock)
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = JSON.stringify(await mock.record(), null, 2)
      await testInfo.attach('mock-session.json', { body, contentType: 'application/json' })
    }
    await mock.close()
    await request.dispose()
  },

  /** The browser opens as the scenario left it. */
  storageState: ({ mock, baseURL }, use) => use(browserStorage(mock.browser, baseURL!)),

  shop: async ({ page, mock, language }, use) => {
    const path = (to: string) => localizedPath(language, to)
    /** The first screen is a picture yet: keys come to nothing before the shop has drawn. */
    const drawn = page.locator('#splash:not([role=alert])')
    const open = async (to: string) => {
      await page.goto(path(to))
      await drawn.waitFor({ state: 'detached' })
    }
    await use({ path, mock, open })
  },

  /** Fails a journey for what no step of it asked about. */
  trouble: [
    async ({ context, mock }, use) => {
      const trouble = watchForTrouble(context, mock)
      await use(trouble)
      expect(await trouble.found(), 'Trouble that no step asked about').toEqual([])
    },
    { auto: true },
  ],
})

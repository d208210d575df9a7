import { test as base } from '@playwright/test'
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import { localizedPath } from '#i18n/locales.ts'
import { i18nObject } from '#i18n/i18n-util.ts'

/** `server`: the only other origin that the shop may ask. */
export type Deployment = { language: Locales; server: string | undefined }

type Fixtures = Deployment & {
  text: TranslationFunctions
  /** The address of a page in the locale of the project: `/basket` has no prefix here. */
  path(path: string): string
  /** What the shop asked of others; nobody answers. */
  strays: string[]
}

loadAllLocales()

export const test = base.extend<Fixtures>({
  language: ['fa', { option: true }],
  server: [undefined, { option: true }],

  text: ({ language }, use) => use(i18nObject(language)),
  path: ({ language }, use) => use((to) => localizedPath(language, to)),

  /** Cookies know no port: the server at the other origin gets the session too. */
  context: async ({ context, baseURL }, use, { testId }) => {
    await context.addCookies([{ name: 'mock-session', value: testId, url: baseURL }])
    await use(context)
  },

  strays: async ({ context, baseURL, server }, use) => {
    const strays: string[] = []
    await context.route(
      ({ origin }) => origin !== baseURL && origin !== server,
      (route) => {
        strays.push(route.request().url())
        return route.abort()
      },
    )
    await use(strays)
  },
})

import { test as base } from '@playwright/test'
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import { localizedPath } from '#i18n/locales.ts'
import { i18nObject } from '#i18n/i18n-util.ts'

export type Deployment = {
  language: Locales
  /** The only other origin that may be requested. */
  server: string | undefined
  /** Live pages come from the API and the renderer, which no page requests. */
  backend: string
  renderer: string
}

type Fixtures = Deployment & {
  text: TranslationFunctions
  path(path: string): string
  externalRequests: string[]
}

loadAllLocales()

export const test = base.extend<Fixtures>({
  language: ['fa', { option: true }],
  server: [undefined, { option: true }],
  backend: ['', { option: true }],
  renderer: ['', { option: true }],

  text: ({ language }, use) => use(i18nObject(language)),
  path: ({ language }, use) => use((to) => localizedPath(language, to)),

  /** Cookies ignore ports, so the server on the other port receives the session too. */
  context: async ({ context, baseURL }, use, { testId }) => {
    await context.addCookies([{ name: 'mock-session', value: testId, url: baseURL }])
    await use(context)
  },

  externalRequests: async ({ context, baseURL, server }, use) => {
    const externalRequests: string[] = []
    await context.route(
      ({ origin }) => origin !== baseURL && origin !== server,
      (route) => {
        externalRequests.push(route.request().url())
        return route.abort()
      },
    )
    await use(externalRequests)
  },
})

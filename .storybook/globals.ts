import { directionOf, languageTags } from '#i18n/formatters.ts'
import type { Locales } from '#i18n/i18n-types.ts'

type Globals = Record<string, unknown>

export const localeToolbar = {
  description: 'Language and direction',
  toolbar: {
    title: 'Locale',
    icon: 'globe',
    dynamicTitle: true,
    items: [
      { value: 'fa', title: 'فارسی' },
      { value: 'en', title: 'English' },
      { value: 'ru', title: 'Русский' },
    ],
  },
}

export const schemeToolbar = {
  description: 'Colour scheme',
  toolbar: {
    title: 'Scheme',
    dynamicTitle: true,
    items: [
      { value: 'light', title: 'Light', icon: 'sun' },
      { value: 'dark', title: 'Dark', icon: 'moon' },
    ],
  },
}

export const localeOf = (globals: Globals) => globals.locale as Locales

export const schemeOf = (globals: Globals) => globals.scheme as 'light' | 'dark'

/** What `index.html` does in the shop before the first paint. */
export function turnPage(locale: Locales, scheme: 'light' | 'dark') {
  const root = document.documentElement
  root.lang = languageTags[locale]
  root.dir = directionOf(locale)
  root.dataset.mantineColorScheme = scheme
}

import type { Locales } from '#i18n/i18n-types.ts'
import type { Text } from './catalogue/seed.ts'

export type Locale = Locales

export const locales = ['fa', 'en', 'ru'] as const satisfies readonly Locale[]

/** What stands before the paths of a locale's pages. */
export const pathPrefixes: Record<Locale, string> = { fa: '', en: '/en', ru: '/ru' }

export const inLocale = (text: Text, locale: Locale) => text[locales.indexOf(locale) as 0 | 1 | 2]

/** The first language of `Accept-Language` that the shop speaks; Persian when there is none. */
export function localeFrom(acceptLanguage: string | null): Locale {
  const asked = (acceptLanguage ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return (
    asked.map((tag) => locales.find((locale) => locale === tag)).find((locale) => locale !== undefined) ??
    'fa'
  )
}

/** What a person wrote, as the shop's own texts stand: the same in every language. */
export const inEveryLanguage = (text: string) => [text, text, text] as const

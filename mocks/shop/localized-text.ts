import type { Locales } from '#i18n/i18n-types.ts'
import { locales } from '#i18n/locales.ts'
import type { Text } from './catalogue/seed.ts'

export const inLocale = (text: Text, locale: Locales) => text[locales.indexOf(locale) as 0 | 1 | 2]

export const inEveryLanguage = (text: string) => [text, text, text] as const

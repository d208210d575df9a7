import type { Locales } from './i18n-types.ts'

type LocaleRow = {
  /** In its own language, for language links. */
  name: string
  prefix: string
  /** BCP 47: for `<html lang>`, `Accept-Language` and `Intl`. */
  tag: string
  direction: 'rtl' | 'ltr'
  calendar: 'persian' | 'gregory'
}

/** In the order that languages are offered. A new locale is a row and its dictionaries. */
export const localeTable = {
  fa: {
    name: 'فارسی',
    prefix: '',
    tag: 'fa-IR',
    direction: 'rtl',
    calendar: 'persian',
  },
  en: {
    name: 'English',
    prefix: '/en',
    tag: 'en-US',
    direction: 'ltr',
    calendar: 'gregory',
  },
  ru: {
    name: 'Русский',
    prefix: '/ru',
    tag: 'ru-RU',
    direction: 'ltr',
    calendar: 'gregory',
  },
} as const satisfies Record<Locales, LocaleRow>

/** Fonts of the first screen, by file name prefix. Only the build reads them: apart, so that no page ships them. */
export const localeFonts: Record<Locales, readonly string[]> = {
  fa: ['vazirmatn-signs', 'vazirmatn-arabic-wght-normal'],
  en: ['golos-text-latin-wght-normal'],
  ru: ['golos-text-signs', 'golos-text-cyrillic-wght-normal'],
}

export const locales = Object.keys(localeTable) as Locales[]

/** Days begin and end in Tehran, wherever the reader is. */
export const shopTimeZone = 'Asia/Tehran'

/** Has no path prefix. */
export const defaultLocale = 'fa' satisfies Locales

/** `en|ru`, for regular expressions over paths. */
export const prefixPattern = locales
  .map((locale) => localeTable[locale].prefix.slice(1))
  .filter(Boolean)
  .join('|')

export function localeFromPath(pathname: string): Locales {
  const first = `/${pathname.split('/')[1]}`
  return locales.find((locale) => localeTable[locale].prefix === first) ?? defaultLocale
}

/** `path` has no prefix. Home is `/en`, with a query `/en?page=2`. */
export function localizedPath(locale: Locales, path: string): string {
  const { prefix } = localeTable[locale]
  return (prefix && prefix + path.replace(/^\/(?![^?#])/, '')) || path
}

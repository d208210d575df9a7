import type { Locales } from './i18n-types.ts'

type LocaleRow = {
  /** Its own name, as language links show it. */
  name: string
  /** Stands before every path of its pages. */
  prefix: string
  /** BCP 47: for `<html lang>`, `Accept-Language` and `Intl`. */
  tag: string
  direction: 'rtl' | 'ltr'
  calendar: 'persian' | 'gregory'
  /** Font files of the first screen, by the beginnings of their names. */
  fonts: readonly string[]
}

/** One row a locale, in the order in which languages are offered. A new locale is a row and its dictionaries. */
export const localeTable = {
  fa: {
    name: 'فارسی',
    prefix: '',
    tag: 'fa-IR',
    direction: 'rtl',
    calendar: 'persian',
    fonts: ['vazirmatn-signs', 'vazirmatn-arabic-wght-normal'],
  },
  en: {
    name: 'English',
    prefix: '/en',
    tag: 'en-US',
    direction: 'ltr',
    calendar: 'gregory',
    fonts: ['golos-text-latin-wght-normal'],
  },
  ru: {
    name: 'Русский',
    prefix: '/ru',
    tag: 'ru-RU',
    direction: 'ltr',
    calendar: 'gregory',
    fonts: ['golos-text-signs', 'golos-text-cyrillic-wght-normal'],
  },
} as const satisfies Record<Locales, LocaleRow>

export const locales = Object.keys(localeTable) as Locales[]

/** The locale without a prefix. */
export const defaultLocale = 'fa' satisfies Locales

/** `en|ru`: an alternation for regular expressions over paths. */
export const prefixPattern = locales
  .map((locale) => localeTable[locale].prefix.slice(1))
  .filter(Boolean)
  .join('|')

/** The locale whose prefix `pathname` has; Persian has none. */
export function localeFromPath(pathname: string): Locales {
  const first = `/${pathname.split('/')[1]}`
  return locales.find((locale) => localeTable[locale].prefix === first) ?? defaultLocale
}

/** The same page in another locale: `path` has no prefix. Home is `/en`, with a query `/en?page=2`. */
export function localizedPath(locale: Locales, path: string): string {
  const { prefix } = localeTable[locale]
  return (prefix && prefix + path.replace(/^\/(?![^?#])/, '')) || path
}

import type { Locales } from '#i18n/i18n-types.ts'
import { defaultLocale, locales } from '#i18n/locales.ts'

function preferenceOf(range: string) {
  const [tag = '', ...params] = range.toLowerCase().split(';')
  const quality = params.map((param) => /^\s*q=(.*)$/.exec(param)?.[1]).find(Boolean) ?? 1
  return { locale: locales.find((locale) => locale === tag.trim().slice(0, 2)), quality: Number(quality) }
}

export function localeFromHeader(acceptLanguage: string | null): Locales {
  const preferences = (acceptLanguage ?? '').split(',').map(preferenceOf)
  const [best] = preferences
    .filter(({ locale, quality }) => locale !== undefined && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
  return best?.locale ?? defaultLocale
}

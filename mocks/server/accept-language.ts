import type { Locales } from '#i18n/i18n-types.ts'
import { defaultLocale, locales } from '#i18n/locales.ts'

export function localeFromHeader(acceptLanguage: string | null): Locales {
  const tags = (acceptLanguage ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return tags.map((tag) => locales.find((locale) => locale === tag)).find(Boolean) ?? defaultLocale
}

import type { Locales } from '#i18n/i18n-types.ts'
import { localeTable, localizedPath } from '#i18n/locales.ts'

/** `rewrite` of the router, whose routes know no prefix. Its `basepath` would make `/en/` of home. */
export function localeRewrite(locale: Locales) {
  const { prefix } = localeTable[locale]
  if (!prefix) return undefined
  return {
    input: ({ url }: { url: URL }) => {
      url.pathname = url.pathname.replace(RegExp(`^${prefix}(?=/|$)`, 'i'), '')
      return url
    },
    output: ({ url }: { url: URL }) => {
      url.pathname = localizedPath(locale, url.pathname)
      return url
    },
  }
}

import type { Locales } from '#i18n/i18n-types.ts'
import { localeTable, localizedPath } from '#i18n/locales.ts'

/** The router's `rewrite`, so that routes know no locale prefix. `basepath` would turn home into `/en/`. */
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

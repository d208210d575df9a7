import type { Locales } from '#i18n/i18n-types.ts'
import { site } from '#src/platform/site.ts'
import { localizedPath } from '#i18n/locales.ts'

export function siteLd(locale: Locales) {
  const at = (path: string) => site.origin + localizedPath(locale, path)
  return {
    '@graph': [
      {
        '@type': 'Organization',
        name: site.name[locale],
        url: at('/'),
        logo: site.origin + site.logo,
        email: site.email,
        telephone: site.phone,
      },
      {
        '@type': 'WebSite',
        name: site.name[locale],
        url: at('/'),
        potentialAction: {
          '@type': 'SearchAction',
          target: `${at('/search')}?text={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}

import type { Organization } from 'schema-dts'
import type { Locales } from '#i18n/i18n-types.ts'
import { pageAddress } from '#src/platform/page-address.ts'
import { site } from '#src/platform/site.ts'

/** Identifies the shop on every page. */
export const organizationId = `${site.origin}/#organization`

/** The shop as far as pages of content name it; the home page tells the rest. */
export const publisherLd = (locale: Locales) =>
  ({
    '@type': 'Organization',
    '@id': organizationId,
    name: site.name[locale],
    url: pageAddress(locale, '/'),
    logo: site.origin + site.logo,
  }) as const satisfies Organization

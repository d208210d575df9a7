import type { OrganizationLeaf, SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import type { Locales } from '#i18n/i18n-types.ts'
import { shopCountry } from '#src/platform/shop-country.ts'
import { pageAddress } from '#src/platform/page-address.ts'
import { contactDetails } from '#src/platform/contact-details.ts'
import { site } from '#src/platform/site.ts'
import { organizationId, publisherLd, returnPolicyLd } from '#src/ui/JsonLd/shop-ld.ts'

export const organizationLd = (locale: Locales): OrganizationLeaf => ({
  ...publisherLd(locale),
  email: contactDetails.email,
  telephone: contactDetails.phone.replace(/^0/, '+98'),
  address: {
    '@type': 'PostalAddress',
    postalCode: contactDetails.postcode,
    addressCountry: shopCountry,
  },
  hasMerchantReturnPolicy: returnPolicyLd,
})

const searchLd = (locale: Locales): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: `${pageAddress(locale, '/search')}?text={search_term_string}`,
  'query-input': 'required name=search_term_string',
})

export const webSiteLd = (locale: Locales): WebSite => ({
  '@type': 'WebSite',
  name: site.name[locale],
  url: pageAddress(locale, '/'),
  inLanguage: locale,
  publisher: { '@id': organizationId },
  potentialAction: searchLd(locale),
})

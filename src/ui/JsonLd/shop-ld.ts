import type { MerchantReturnPolicy, Organization } from 'schema-dts'
import type { Locales } from '#i18n/i18n-types.ts'
import { returnDays } from '#src/platform/return-days.ts'
import { shopCountry } from '#src/platform/shop-country.ts'
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

export const returnPolicyLd: MerchantReturnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: shopCountry,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  itemDefectReturnFees: 'https://schema.org/FreeReturn',
}

import { useLocation } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Locales } from '#i18n/i18n-types.ts'
import { site } from '#src/platform/site.ts'
import { localeTable, locales } from '#i18n/locales.ts'
import { canonicalAddress } from './canonical-address.ts'

export function HeadLinks() {
  const { locale } = useI18nContext()
  const { pathname, search } = useLocation()
  const address = (own: Locales) => canonicalAddress(own, pathname, search)
  return (
    <>
      <link rel="canonical" href={address(locale)} />
      {/* Languages without a region: a region matches nobody abroad. */}
      {locales.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={address(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('fa')} />
      <meta property="og:url" content={address(locale)} />
      <meta property="og:site_name" content={site.name[locale]} />
      <meta property="og:locale" content={localeTable[locale].tag.replace('-', '_')} />
    </>
  )
}

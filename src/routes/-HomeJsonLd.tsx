import { useI18nContext } from '#i18n/i18n-react.tsx'
import { JsonLd } from '#src/ui/JsonLd/JsonLd.tsx'
import { organizationLd, webSiteLd } from './-site-ld.ts'

export function HomeJsonLd() {
  const { locale } = useI18nContext()
  return (
    <>
      <JsonLd data={organizationLd(locale)} />
      <JsonLd data={webSiteLd(locale)} />
    </>
  )
}

import { useI18nContext } from '#i18n/i18n-react.tsx'
import { JsonLd } from '../JsonLd/JsonLd.tsx'
import { breadcrumbsLd } from './breadcrumbs-ld.ts'
import type { Breadcrumb } from './breadcrumbs-ld.ts'

/** `trail` begins below the home page. */
export function BreadcrumbsJsonLd({ trail }: { trail: readonly Breadcrumb[] }) {
  const { LL, locale } = useI18nContext()
  return <JsonLd data={breadcrumbsLd(locale, [{ title: LL.nav.home(), path: '/' }, ...trail])} />
}

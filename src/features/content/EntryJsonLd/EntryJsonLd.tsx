import type { ContentEntry } from '#contracts/content.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { BreadcrumbsJsonLd } from '#src/ui/BreadcrumbsJsonLd/BreadcrumbsJsonLd.tsx'
import { JsonLd } from '#src/ui/JsonLd/JsonLd.tsx'
import { entryLd } from './entry-ld.ts'

export function EntryJsonLd({ entry }: { entry: ContentEntry }) {
  const { LL, locale } = useI18nContext()
  const { kind, title } = entry
  return (
    <>
      <JsonLd data={entryLd(entry, locale)} />
      <BreadcrumbsJsonLd trail={[{ title: LL.pages[kind](), path: `/${kind}` }, { title }]} />
    </>
  )
}

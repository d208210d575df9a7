import { useI18nContext } from '#i18n/i18n-react.tsx'
import { site } from '#src/platform/site.ts'

/** The document's title: React puts it into the head. */
export function PageTitle({ children }: { children: string }) {
  const { locale } = useI18nContext()
  return <title>{`${children} · ${site.name[locale]}`}</title>
}

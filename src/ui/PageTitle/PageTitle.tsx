import { useI18nContext } from '#i18n/i18n-react.tsx'
import { site } from '#src/platform/site.ts'

export function PageTitle({ children }: { children: string }) {
  const { locale } = useI18nContext()
  return <title>{`${children} · ${site.name[locale]}`}</title>
}

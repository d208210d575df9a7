import { useI18nContext } from '#i18n/i18n-react.tsx'

/** The document's title: React puts it into the head. */
export function PageTitle({ children }: { children: string }) {
  const { LL } = useI18nContext()
  return <title>{`${children} · ${LL.site.name()}`}</title>
}

import { useLocation } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { canonicalAddress } from '../HeadLinks/canonical-address.ts'

/** Where the printed page can be read again. `search` is what was chosen on it. */
export function PrintedAddress({ search = '' }: { search?: string }) {
  const { locale } = useI18nContext()
  const { pathname } = useLocation()
  return (
    <p hidden data-on-paper className="container">
      <bdi dir="ltr">{canonicalAddress(locale, pathname, {}) + search}</bdi>
    </p>
  )
}

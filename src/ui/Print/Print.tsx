import { useLocation } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { canonicalAddress } from '../HeadLinks/canonical-address.ts'
import styles from './print.css?url'

/** How a page looks on paper, and the address that it ends with there; the screen shows and waits for none of it. */
export function Print() {
  const { locale } = useI18nContext()
  const { pathname } = useLocation()
  return (
    <>
      <link rel="stylesheet" media="print" href={styles} />
      <p hidden data-on-paper className="container">
        <bdi dir="ltr">{canonicalAddress(locale, pathname, {})}</bdi>
      </p>
    </>
  )
}

import { useLocation } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { canonicalAddress } from '../HeadLinks/canonical-address.ts'
import styles from './print.css?url'

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

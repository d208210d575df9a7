import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './OfflineNotice.module.css'

const listen = (notify: () => void) => onlineManager.subscribe(notify)
const isOnline = () => onlineManager.isOnline()

/** What is seen, and what becomes of it, while the browser has no network, or where it keeps no cookies. */
export function OfflineNotice() {
  const { LL } = useI18nContext()
  const hasNetwork = useSyncExternalStore(listen, isOnline)
  if (hasNetwork && navigator.cookieEnabled) return null
  return (
    <p role="status" className={classes.notice}>
      {hasNetwork ? LL.checkout.notKept() : LL.checkout.offline()}
    </p>
  )
}

import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './OfflineNotice.module.css'

const listen = (notify: () => void) => onlineManager.subscribe(notify)
const isOnline = () => onlineManager.isOnline()

/** While the browser has no network: what is seen, and what becomes of what is changed. */
export function OfflineNotice() {
  const { LL } = useI18nContext()
  if (useSyncExternalStore(listen, isOnline)) return null
  return (
    <p role="status" className={classes.notice}>
      {LL.checkout.offline()}
    </p>
  )
}

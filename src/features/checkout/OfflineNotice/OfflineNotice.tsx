import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'

const subscribe = (notify: () => void) => onlineManager.subscribe(notify)
const isOnline = () => onlineManager.isOnline()

export function OfflineNotice() {
  const { LL } = useI18nContext()
  const hasNetwork = useSyncExternalStore(subscribe, isOnline)
  if (hasNetwork && navigator.cookieEnabled) return null
  return (
    <p role="status" className="callout">
      {hasNetwork ? LL.checkout.notKept() : LL.checkout.offline()}
    </p>
  )
}

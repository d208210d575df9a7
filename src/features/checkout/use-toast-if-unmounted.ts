import { useEffect, useRef } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toastError } from '#src/api/toast-error.ts'

/** `onError` for a component that shows its error itself: a toast once it is unmounted. */
export function useToastIfUnmounted() {
  const { LL } = useI18nContext()
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  return (error: Error) => void (isMounted.current || toastError(LL)(error))
}

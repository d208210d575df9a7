import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isStatus } from './errors.ts'
import { toastError } from './toast-error.ts'
import { useWasLeft } from './use-was-left.ts'

/** `onError` for a component that shows its error itself: a toast once it is unmounted, or its dialog closed. The end of a session tells itself. */
export function useToastIfLeft() {
  const { LL } = useI18nContext()
  const wasLeft = useWasLeft()
  return (error: Error) => void (wasLeft() && !isStatus(error, 401) && toastError(LL)(error))
}

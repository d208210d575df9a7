import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toastError } from './toast-error.ts'
import { useWasLeft } from './use-was-left.ts'

/** `onError` for a component that shows its error itself: a toast once it is unmounted, or its dialog closed. */
export function useToastIfLeft() {
  const { LL } = useI18nContext()
  const wasLeft = useWasLeft()
  return (error: Error) => void (wasLeft() && toastError(LL)(error))
}

import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { showToast } from '#src/stores/toasts.ts'
import { errorText } from './errors.ts'
import { useWasLeft } from './use-was-left.ts'

/** `onError` for mutations without a place on the screen for their error. */
export const toastError = (LL: TranslationFunctions) => (error: Error) =>
  showToast({ tone: 'error', title: errorText(error, LL) })

/** `onError` for a component that shows its error itself: a toast once it is unmounted. */
export function useToastIfUnmounted() {
  const { LL } = useI18nContext()
  const wasLeft = useWasLeft()
  return (error: Error) => void (wasLeft() && toastError(LL)(error))
}

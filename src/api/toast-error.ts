import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { showToast } from '#src/stores/toasts.ts'
import { errorText } from './errors.ts'

/** For `onError` of what has no place of its own on the screen. */
export const toastError = (LL: TranslationFunctions) => (error: Error) =>
  showToast({ tone: 'error', title: errorText(error, LL) })

import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { showToast } from '#src/stores/toasts.ts'
import { errorText, isStatus } from './errors.ts'

/** `onError` for mutations without a place on the screen for their error. */
export const toastError = (LL: TranslationFunctions) => (error: Error) =>
  showToast({ tone: 'error', title: errorText(error, LL), isPersonal: isStatus(error, 401) })

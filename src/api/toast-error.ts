import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { showToast } from '#src/stores/toasts.ts'
import { errorText } from './errors.ts'

/** `onError` for mutations without a place on the screen for their error. It closes when another person signs in or the same one again. */
export const toastError = (LL: TranslationFunctions) => (error: Error) =>
  showToast({ tone: 'error', title: errorText(error, LL), isPersonal: true })

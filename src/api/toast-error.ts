import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { auth } from '#src/stores/auth.ts'
import { showToast } from '#src/stores/toasts.ts'
import { errorText, isStatus } from './errors.ts'

/**
 * `onError` for mutations without a place on the screen for their error. It closes when another person signs in or the same
 * one again. After an expired session, `app/session.ts` tells it.
 */
export const toastError = (LL: TranslationFunctions) => (error: Error) =>
  (auth.hasExpired && isStatus(error, 401)) ||
  showToast({ tone: 'error', title: errorText(error, LL), isPersonal: true })

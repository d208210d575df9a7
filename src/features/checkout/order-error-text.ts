import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { isOutcomeUnknown } from '#src/api/idempotency.ts'
import { ApiError, errorText } from '#src/api/errors.ts'

/** The server's message if it sent one: it may have changed the cart. After a lost answer nobody knows the outcome. */
export function orderErrorText(error: Error, LL: TranslationFunctions): string {
  const message = error instanceof ApiError ? error.messages[0] : undefined
  if (message) return message
  return isOutcomeUnknown(error) ? LL.checkout.lost() : `${errorText(error, LL)} ${LL.checkout.failed()}`
}

import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { isOutcomeUnknown } from '#src/api/idempotency.ts'
import { ApiError, errorText } from '#src/api/errors.ts'

type Texts = { amount: string | undefined; rest: string | undefined }

/** What the server says of the amount belongs to its field, the rest to the form. */
export function topUpErrorTexts(error: Error | null, LL: TranslationFunctions): Texts {
  if (!error) return { amount: undefined, rest: undefined }
  const [message] = error instanceof ApiError ? error.fieldMessages : []
  if (message?.item2?.startsWith('amount')) return { amount: message.item1, rest: undefined }
  if (message) return { amount: undefined, rest: message.item1 }
  return { amount: undefined, rest: isOutcomeUnknown(error) ? LL.wallet.topUp.lost() : errorText(error, LL) }
}

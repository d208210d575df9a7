import type { QueryClient } from '@tanstack/react-query'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { ApiError, isUnreachable } from '#src/api/errors.ts'
import { sessionChanges } from '#src/stores/auth.ts'
import { addErrorText } from './cart-messages.ts'
import { addIdempotently } from './idempotent-add.ts'

type Line = { productItemId: number; count: number }
type Outcome<L> = { line: L; outcome: Awaited<ReturnType<typeof addIdempotently>> | Error }

/** The line before it had no answer. */
const notSent = new Error('Not sent')

/**
 * Adds line after line. A refused one does not stop the others. A lost connection does, since each would time out, and so
 * does a change of the session.
 */
export async function addLines<L extends Line>(
  client: QueryClient,
  lines: readonly L[],
  countBefore?: (line: L) => number | undefined,
  session = sessionChanges,
): Promise<Outcome<L>[]> {
  const outcomes: Outcome<L>[] = []

  async function outcomeOf(line: L, last: unknown) {
    if (session !== sessionChanges) return new ApiError(401, [])
    if (last === notSent || isUnreachable(last)) return notSent
    const { productItemId, count } = line
    return addIdempotently(client, { productItemId, count }, countBefore?.(line)).catch(
      (error: Error) => error,
    )
  }

  for (const line of lines) {
    outcomes.push({ line, outcome: await outcomeOf(line, outcomes.at(-1)?.outcome) })
  }
  return outcomes
}

export const lineErrorText = async (error: Error, LL: TranslationFunctions): Promise<string> =>
  error === notSent ? LL.errors.unreachable() : ((await addErrorText(error, LL)) ?? LL.cart.addFailed())

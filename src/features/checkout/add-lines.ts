import type { QueryClient } from '@tanstack/react-query'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { isUnreachable } from '#src/api/errors.ts'
import { sessionChanges } from '#src/stores/auth.ts'
import { addErrorText } from './cart-messages.ts'
import { addIdempotently } from './idempotent-add.ts'

type Line = { productItemId: number; count: number }
type Outcome<L> = { line: L; outcome: Awaited<ReturnType<typeof addIdempotently>> | Error }

const notSent = new Error('Not sent, since the line before it had no answer')

/** Adds line after line, until the session changes. One that is refused does not stop the others; a lost connection does, since each would time out. */
export async function addLines<L extends Line>(
  client: QueryClient,
  lines: readonly L[],
  countBefore?: (line: L) => number | undefined,
  session = sessionChanges,
): Promise<Outcome<L>[]> {
  const outcomes: Outcome<L>[] = []
  for (const line of lines) {
    if (session !== sessionChanges) break
    const last = outcomes.at(-1)?.outcome
    const { productItemId, count } = line
    const outcome =
      last === notSent || isUnreachable(last)
        ? notSent
        : await addIdempotently(client, { productItemId, count }, countBefore?.(line)).catch(
            (error: Error) => error,
          )
    outcomes.push({ line, outcome })
  }
  return outcomes
}

export const lineErrorText = async (error: Error, LL: TranslationFunctions): Promise<string> =>
  error === notSent ? LL.errors.unreachable() : ((await addErrorText(error, LL)) ?? LL.cart.addFailed())

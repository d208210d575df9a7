import { useState } from 'react'
import { newIdempotencyKey } from '#src/api/idempotency.ts'

/** One key as long as the input is the same, so that trying again after a lost answer takes effect once. */
export function useAttemptId(input: string): string {
  const [attempt, setAttempt] = useState(() => ({ input, id: newIdempotencyKey() }))
  if (attempt.input === input) return attempt.id
  const next = { input, id: newIdempotencyKey() }
  setAttempt(next)
  return next.id
}

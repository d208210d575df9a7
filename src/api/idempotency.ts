import { sessionChanges } from '#src/stores/auth.ts'
import { delay } from '#src/platform/delay.ts'
import { ApiError, isConnectionLost, isStatus } from './errors.ts'

const retryDelay = 400

/** `crypto.randomUUID` would need HTTPS. */
export const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

export type SentKey = { content: string; key: string }

/** One as long as the same content is sent, so that trying again after a lost answer takes effect once. */
export const sentKeyFor = (content: string, latest: SentKey | undefined): SentKey =>
  latest?.content === content ? latest : { content, key: newIdempotencyKey() }

/** The server may have executed the call. */
export const isOutcomeUnknown = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500

/** Also true of a 401 and a 429, which are silent about an earlier attempt with the same key. */
export const isAttemptUnresolved = (error: unknown) =>
  isOutcomeUnknown(error) || isStatus(error, 401) || isStatus(error, 429)

/** Retries after a lost connection, but not for the next member. The call needs an idempotency key. */
export async function retryOnce<Result>(send: () => Promise<Result>): Promise<Result> {
  const session = sessionChanges
  try {
    return await send()
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    await delay(retryDelay)
    if (session !== sessionChanges) throw error
    return send()
  }
}

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

function checksum(text: string): number {
  let sum = 0
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) | 0
  return sum
}

/** A file counts by its checksum: session storage has no room for it twice. */
const contentOf = (input: unknown) =>
  JSON.stringify(input, (name, value: unknown) => (name === 'content' ? checksum(String(value)) : value))

/** One as long as the same input is sent, so that trying again after a lost answer takes effect once. */
export function sentKeyFor(input: unknown, latest: SentKey | undefined): SentKey {
  const content = contentOf(input)
  return latest?.content === content ? latest : { content, key: newIdempotencyKey() }
}

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

import { useRef } from 'react'
import { delay } from '#src/platform/delay.ts'
import { ApiError, isConnectionLost, isStatus } from './errors.ts'

const retryDelay = 400

/** `crypto.randomUUID` would need HTTPS. */
export const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Keys of attempts: one as long as the same content is sent, so that trying again after a lost answer takes effect once. */
export function useAttempt() {
  const latest = useRef<{ content: string; id: string } | null>(null)

  function idOf(content: string): string {
    if (latest.current?.content !== content) latest.current = { content, id: newIdempotencyKey() }
    return latest.current.id
  }

  /** The same content is another attempt from now on. */
  function end() {
    latest.current = null
  }

  return { idOf, end }
}

/** The server may have executed the call. */
export const isOutcomeUnknown = (error: unknown) =>
  !(error instanceof ApiError) || error.unreachable || error.status >= 500

/** Also true of a 401 and a 429, which are silent about an earlier attempt with the same key. */
export const isAttemptUnresolved = (error: unknown) =>
  isOutcomeUnknown(error) || isStatus(error, 401) || isStatus(error, 429)

/** Retries after a lost connection. The call needs an idempotency key. */
export async function retryOnce<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send()
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    await delay(retryDelay)
    return send()
  }
}

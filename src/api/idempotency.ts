import { delay } from '#src/platform/delay.ts'
import { ApiError, isConnectionLost, isStatus } from './errors.ts'

/** Milliseconds. */
const beforeTheSecond = 400

/** Names one wish, so that the server carries it out once however often it is said; good over plain HTTP too. */
export const newAttempt = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Nobody knows whether the server heard it. */
export const isLost = (error: unknown) =>
  !(error instanceof ApiError) || error.unreachable || error.status >= 500

/** Who has to sign in first, or to wait, is told nothing of what was sent before. */
export const saysNothing = (error: unknown) => isLost(error) || isStatus(error, 401) || isStatus(error, 429)

/** Says a wish that has an attempt's name once more where the connection was lost on the way. */
export async function saidAgain<Result>(say: () => Promise<Result>): Promise<Result> {
  try {
    return await say()
  } catch (error) {
    if (!isConnectionLost(error)) throw error
    await delay(beforeTheSecond)
    return say()
  }
}

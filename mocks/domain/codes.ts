import type { Context, Refusal } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import { secondsLeft } from './seconds-left.ts'
import { omitKey } from './world.ts'
import type { World } from './world.ts'

/** Always accepted beside the code that was sent, so that no phone is needed to try the shop. */
export const testCode = '12345'

/** Seconds. */
export const resendAfter = 120
export const lockedFor = 120
const codeLifetime = 180
const maxAttempts = 3

/** 429 while a mobile is locked after wrong attempts. */
export function lockRefusal(state: World, mobile: string, context: Context): Refusal | null {
  const seconds = secondsLeft(state.attempts[mobile]?.lockedUntil ?? 0, lockedFor, context.now)
  return seconds > 0 ? refuse(context, 429, 'tooManyTries', { seconds }, { retryAfter: seconds }) : null
}

/** 429 while the last code is too recent to send another. */
export function resendRefusal(state: World, mobile: string, context: Context): Refusal | null {
  const sentAt = state.otps[mobile]?.sentAt
  const seconds =
    sentAt === undefined ? 0 : secondsLeft(sentAt + resendAfter * 1000, resendAfter, context.now)
  return seconds > 0 ? refuse(context, 429, 'codeTooSoon', { seconds }, { retryAfter: seconds }) : null
}

export const consumeCode = (state: World, mobile: string): World => ({
  ...state,
  otps: omitKey(state.otps, mobile),
  attempts: omitKey(state.attempts, mobile),
})

/** The third wrong attempt locks the mobile and voids its code. */
export function recordWrongAttempt(
  state: World,
  mobile: string,
  context: Context,
  message: 'codeWrong' | 'passwordWrong',
): Refusal {
  const wrong = (state.attempts[mobile]?.wrong ?? 0) + 1
  const isLast = wrong >= maxAttempts
  const attempt = isLast
    ? { wrong: 0, lockedUntil: context.now + lockedFor * 1000 }
    : { wrong, lockedUntil: 0 }
  const counted = { ...state, attempts: { ...state.attempts, [mobile]: attempt } }
  if (!isLast) return refuse(context, 422, message, {}, { state: counted })
  const voided = { ...counted, otps: omitKey(counted.otps, mobile) }
  return refuse(
    context,
    429,
    'tooManyTries',
    { seconds: lockedFor },
    { state: voided, retryAfter: lockedFor },
  )
}

/** 429 locked, 422 expired, 422 wrong (429 at the third attempt); null when the code is right. */
export function codeRefusal(state: World, mobile: string, code: string, context: Context): Refusal | null {
  const locked = lockRefusal(state, mobile, context)
  if (locked) return locked
  const sent = state.otps[mobile]
  if (sent && context.now >= sent.sentAt + codeLifetime * 1000) return refuse(context, 422, 'codeExpired')
  if (code === testCode || code === sent?.code) return null
  return recordWrongAttempt(state, mobile, context, 'codeWrong')
}

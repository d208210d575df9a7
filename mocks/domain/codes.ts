import type { Context, Refusal } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import { without } from './world.ts'
import type { World } from './world.ts'

/** Always right, beside the code that was sent: so that nobody needs a telephone to try the shop. */
export const testCode = '12345'

/** Seconds. */
export const resendAfter = 120
const codeLifetime = 180
const lockedFor = 120
const triesAllowed = 3

const secondsUntil = (moment: number, now: number) => Math.ceil((moment - now) / 1000)

/** 429 while a mobile is locked after wrong tries. */
export function whyLocked(state: World, mobile: string, context: Context): Refusal | null {
  const until = state.attempts[mobile]?.lockedUntil ?? 0
  if (until <= context.now) return null
  const seconds = secondsUntil(until, context.now)
  return refuse(context, 429, 'tooManyTries', { seconds }, { retryAfter: seconds })
}

/** 429 while the last code is too fresh for another. */
export function whyTooSoon(state: World, mobile: string, context: Context): Refusal | null {
  const sentAt = state.otps[mobile]?.sentAt
  const seconds = sentAt === undefined ? 0 : secondsUntil(sentAt + resendAfter * 1000, context.now)
  return seconds > 0 ? refuse(context, 429, 'codeTooSoon', { seconds }, { retryAfter: seconds }) : null
}

/** A code that has opened something is good no more, and the wrong tries before it are forgotten. */
export const codeUsed = (state: World, mobile: string): World => ({
  ...state,
  otps: without(state.otps, mobile),
  attempts: without(state.attempts, mobile),
})

/** Counts a wrong try; the third locks the mobile and voids its code. */
export function wrongTry(
  state: World,
  mobile: string,
  context: Context,
  message: 'codeWrong' | 'passwordWrong',
): Refusal {
  const wrong = (state.attempts[mobile]?.wrong ?? 0) + 1
  const isLast = wrong >= triesAllowed
  const attempt = isLast
    ? { wrong: 0, lockedUntil: context.now + lockedFor * 1000 }
    : { wrong, lockedUntil: 0 }
  const counted = { ...state, attempts: { ...state.attempts, [mobile]: attempt } }
  if (!isLast) return refuse(context, 422, message, {}, { state: counted })
  const voided = { ...counted, otps: without(counted.otps, mobile) }
  return refuse(
    context,
    429,
    'tooManyTries',
    { seconds: lockedFor },
    { state: voided, retryAfter: lockedFor },
  )
}

/** Why a code does not open the door: locked (429), expired (422) or wrong (422, or 429 at the third); else null. */
export function whyCodeFails(state: World, mobile: string, code: string, context: Context): Refusal | null {
  const locked = whyLocked(state, mobile, context)
  if (locked) return locked
  const sent = state.otps[mobile]
  if (sent && context.now >= sent.sentAt + codeLifetime * 1000) return refuse(context, 422, 'codeExpired')
  if (code === testCode || code === sent?.code) return null
  return wrongTry(state, mobile, context, 'codeWrong')
}

import type { Otp } from '../../domain/world.ts'

export type SentCode = Otp & { mobile: string }

/** The last one first. */
export const sentCodes = (otps: Readonly<Record<string, Otp>>): SentCode[] =>
  Object.entries(otps)
    .map(([mobile, otp]) => ({ mobile, ...otp }))
    .toReversed()

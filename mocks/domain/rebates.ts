import { asciiDigits } from '#i18n/digits.ts'
import type { Rebate } from './rebate-codes.ts'
import type { World } from './world.ts'
import { ownEntry } from './world.ts'

/** Normalizes a typed code: «zarrin۱۰ » → `ZARRIN10`. */
export const rebateCodeOf = (typed: string) => asciiDigits(typed).trim().toUpperCase()

export const rebateOf = (state: World, code: string): Rebate | undefined => ownEntry(state.rebates, code)

/** 0 once the code has expired, and while the lines cost less than its minimum. `subtotal`: rials. */
export function rebatePercent(state: World, code: string | null, subtotal: number): number {
  const rebate = code === null ? undefined : rebateOf(state, code)
  return rebate && !rebate.isExpired && subtotal >= rebate.minimum ? rebate.percent : 0
}

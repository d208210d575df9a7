import { asciiDigits } from '#i18n/digits.ts'
import type { Rebate } from './rebate-codes.ts'
import type { World } from './world.ts'
import { ownRow } from './world.ts'

/** A code as people type it → as it is kept: «zarrin۱۰ » → `ZARRIN10`. */
export const rebateCodeOf = (typed: string) => asciiDigits(typed).trim().toUpperCase()

export const rebateOf = (state: World, code: string): Rebate | undefined => ownRow(state.rebates, code)

/** What a code in a basket takes off today: nothing once it has run out. */
export function rebatePercent(state: World, code: string | null): number {
  const rebate = code === null ? undefined : rebateOf(state, code)
  return rebate && !rebate.isExpired ? rebate.percent : 0
}

import * as z from 'zod/mini'
import { asciiDigits } from '#i18n/digits.ts'
import { trimInvisible } from '#i18n/trim-invisible.ts'
import { persisted } from './persisted.ts'

const RebateCode = z.string().check(z.minLength(1), z.maxLength(40))

/** `code`: of a discount link that waits for a cart with lines; empty for none. */
const PendingRebate = z.object({ code: z.catch(z._default(z.string().check(z.maxLength(40)), ''), '') })

export const pendingRebate = persisted('zarrin-personal-pending-rebate', PendingRebate)

/** One spelling for all cases and digit scripts of a code; null if it cannot be one. */
export function normalizedRebateCode(text: string): string | null {
  const code = RebateCode.safeParse(trimInvisible(asciiDigits(text)).toUpperCase())
  return code.success ? code.data : null
}

export function rebateKept(code: string) {
  pendingRebate.code = code
}

/** Keeps the code of a newer link. */
export function rebateSettled(code: string) {
  if (pendingRebate.code === code) pendingRebate.code = ''
}

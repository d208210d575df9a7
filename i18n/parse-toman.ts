import type { Money } from '#contracts/values.ts'
import { rials } from '#contracts/values.ts'
import { asciiDigits } from './digits.ts'
import { tomanToRials } from './formatters.ts'

const plainDigits = /^\d{1,12}$/
const groupedDigits = /^\d{1,3}([.,٬،'\s]\d{3}){1,3}$/

/** What was typed or copied, in ASCII digits, without direction marks and the unit. */
export const amountText = (typed: string) =>
  asciiDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .replace(/(تومان|tomans?|туман(ов|а)?)\s*$/i, '')
    .trim()

/** Toman in any script. Undefined if empty, null if invalid: «۲٫۵ میلیون» must not become 25. */
export function parseToman(typed: string): Money | null | undefined {
  const amount = amountText(typed)
  if (amount === '') return undefined
  if (!plainDigits.test(amount) && !groupedDigits.test(amount)) return null
  return rials(tomanToRials(Number(amount.replace(/\D/g, ''))))
}

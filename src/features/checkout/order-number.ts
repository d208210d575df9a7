import { ProductOrderId } from '#contracts/orders.ts'
import { asciiDigits } from '#i18n/digits.ts'

/** Digits of any script, spaces and any dash; null for what cannot be an order number. */
export function parseOrderNumber(typed: string): string | null {
  const number = asciiDigits(typed)
    .replace(/[\s\p{Cf}#]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase()
  return ProductOrderId.safeParse(number).success ? number : null
}

import type { Totals } from '#contracts/cart.ts'
import { rials } from '#contracts/values.ts'
import { deliveryPrice } from './delivery.ts'

type Priced = { count: number; unitPrice: number; oldUnitPrice: number | null }

export type Deductions = {
  rebatePercent: number
  /** Rials available. */
  bonus: number
  deliveryId: number | null
}

const bonusShare = 0.5

export const floorToToman = (amount: number) => Math.floor(amount / 10) * 10

export const subtotalOf = (lines: readonly Priced[]) =>
  lines.reduce((sum, line) => sum + line.unitPrice * line.count, 0)

/** Cart totals in rials. */
export function totalsOf(lines: readonly Priced[], { rebatePercent, bonus, deliveryId }: Deductions): Totals {
  const subtotal = subtotalOf(lines)
  const saved = lines.reduce(
    (sum, line) => sum + ((line.oldUnitPrice ?? line.unitPrice) - line.unitPrice) * line.count,
    0,
  )
  const rebate = floorToToman((subtotal * rebatePercent) / 100)
  const spentBonus = Math.min(bonus, floorToToman(subtotal * bonusShare))
  const delivery = deliveryId === null || lines.length === 0 ? 0 : deliveryPrice(deliveryId, subtotal)
  return {
    lines: rials(subtotal),
    rebate: rials(rebate),
    bonus: rials(spentBonus),
    delivery: rials(delivery),
    payable: rials(subtotal - rebate - spentBonus + delivery),
    saved: rials(saved),
  }
}

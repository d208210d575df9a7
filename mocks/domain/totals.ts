import type { Totals } from '#contracts/cart.ts'
import { deliveryPrice } from './delivery.ts'

type Priced = { count: number; unitPrice: number; oldUnitPrice: number | null }

export type Deductions = {
  /** Percent of the goods that a rebate code takes off. */
  rebatePercent: number
  /** Rials of bonus that may be spent. */
  bonus: number
  deliveryId: number | null
}

const bonusShare = 0.5

const rial = (amount: number) => ({ amount, unit: 'IRR' as const })
/** Down to a whole Toman. */
const wholeToman = (amount: number) => Math.floor(amount / 10) * 10

/** What a basket costs, all in rials. */
export function totalsOf(lines: readonly Priced[], { rebatePercent, bonus, deliveryId }: Deductions): Totals {
  const goods = lines.reduce((sum, line) => sum + line.unitPrice * line.count, 0)
  const saved = lines.reduce(
    (sum, line) => sum + ((line.oldUnitPrice ?? line.unitPrice) - line.unitPrice) * line.count,
    0,
  )
  const rebate = wholeToman((goods * rebatePercent) / 100)
  const spent = Math.min(bonus, wholeToman(goods * bonusShare))
  const delivery = deliveryId === null || lines.length === 0 ? 0 : deliveryPrice(deliveryId, goods)
  return {
    lines: rial(goods),
    rebate: rial(rebate),
    bonus: rial(spent),
    delivery: rial(delivery),
    payable: rial(goods - rebate - spent + delivery),
    saved: rial(saved),
  }
}

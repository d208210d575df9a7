import * as z from 'zod/mini'
import { openEnum } from './tolerance.ts'
import { Money } from './values.ts'

/** `cheque`: it is handed back, or replaced by one for less. `none`: nothing was paid. */
const refundWays = ['wallet', 'card', 'cheque', 'none'] as const
export type RefundWay = (typeof refundWays)[number]
export const ChosenRefundWay = z.enum(refundWays)
export const RefundWay = openEnum(refundWays)

export const Refund = z.object({ amount: Money, to: RefundWay })
export type Refund = z.output<typeof Refund>

import * as z from 'zod/mini'
import { CartItem } from './cart.ts'
import { Refund, RefundWay } from './refunds.ts'
import { openEnum, tolerant } from './tolerance.ts'
import { Id, Instant, Money, Picture } from './values.ts'

export const returnReasons = ['damaged', 'wrongItem', 'notAsDescribed', 'changedMind', 'other'] as const
export const ReturnReason = z.enum(returnReasons)

export const returnStates = ['requested', 'approved', 'refused', 'pickedUp', 'refunded'] as const

export const maxReturnPictures = 4
export const maxReturnText = 1000

const PieceCount = z.int().check(z.positive(), z.maximum(999))

export const ReturnedLine = z.object({ id: Id, count: PieceCount })
export type ReturnedLine = z.output<typeof ReturnedLine>

/** The lines of a delivered order that may be sent back, and until when. `refund` is for one piece. */
export const Returnable = z.object({
  until: Instant,
  /** Why nothing may be returned any more; null while something may. */
  closed: z.nullable(openEnum(['tooLate', 'allReturned'])),
  /** The member chooses one. */
  ways: z.array(RefundWay).check(z.minLength(1)),
  lines: z.array(z.object({ id: Id, count: PieceCount, refund: Money })),
})
export type Returnable = z.output<typeof Returnable>

export const Return = z.object({
  id: Id,
  requestedAt: Instant,
  reason: openEnum(returnReasons),
  text: z.string(),
  pictures: tolerant(z.array(Picture)),
  /** Lines of the order with the count that is returned. */
  lines: z.array(CartItem),
  refund: Refund,
  state: openEnum(returnStates),
  /** When that state began. */
  stateAt: Instant,
  /** Why it was refused; null otherwise. */
  refusal: z.nullable(z.string()),
})
export type Return = z.output<typeof Return>

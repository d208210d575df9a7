import * as z from 'zod/mini'
import { operation } from './cart-operation.ts'
import { AttemptId, BasketId, Count, Id, Instant, Label, Money, Picture, Tally } from './values.ts'

export const CartItem = z.object({
  id: Id,
  productId: Id,
  productItemId: Id,
  count: Tally,
  label: Label,
  catLabel: Label,
  title: z.string(),
  variant: z.string(),
  picture: Picture,
  unitPrice: Money,
  oldUnitPrice: z.nullable(Money),
  /** What one cost when it was put into the basket, where that was something else. */
  unitPriceBefore: z.nullable(Money),
  linePrice: Money,
  stockLeft: Tally,
})
export type CartItem = z.output<typeof CartItem>

/** `payable` = `lines` − `rebate` − `bonus` + `delivery`; the client never adds up. */
export const Totals = z.object({
  lines: Money,
  rebate: Money,
  bonus: Money,
  delivery: Money,
  payable: Money,
  /** What the discounts on the goods save against their old prices. */
  saved: Money,
})
export type Totals = z.output<typeof Totals>

export const Cart = z.object({
  uniqueId: z.nullable(BasketId),
  itemCount: Tally,
  cartItems: z.array(CartItem),
  deliveryId: z.nullable(Id),
  addressId: z.nullable(Id),
  merchantId: z.nullable(Id),
  rebateCode: z.nullable(z.string()),
  wantsReserve: z.boolean(),
  parentOrderId: z.nullable(z.string()),
  totals: Totals,
  /** From this value of `totals.lines` on there is a delivery that costs nothing. */
  freeDeliveryFrom: Money,
})
export type Cart = z.output<typeof Cart>

/** This and `add` stand apart from the other operations: they are the ones that every page asks for. */
export const getCart = operation('getCart', {}, Cart, {
  effect: 'reads',
  provenance: 'spec',
  assumes: ['data.totals', 'data.freeDeliveryFrom', 'data.cartItems'],
})

/**
 * Answers the basket id. Without `cartItemId` the count is added to what the basket holds of the variant;
 * with it the line's count becomes `count`, and 0 removes the line. An attempt that is known adds nothing more.
 */
export const add = operation(
  'add',
  {
    productItemId: Id,
    count: Count,
    cartItemId: z.optional(Id),
    attemptId: z.optional(AttemptId),
  },
  BasketId,
  { effect: 'writes', provenance: 'spec', assumes: ['cartItemId', 'attemptId'] },
)

export const DeliveryMethod = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  price: Money,
  from: Instant,
  to: Instant,
})
export type DeliveryMethod = z.output<typeof DeliveryMethod>

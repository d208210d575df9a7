import * as z from 'zod/mini'
import { operation } from './cart-operation.ts'
import { AttemptId, BasketId, Count, Id, Label, Money, Picture, Tally } from './values.ts'

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
  /** Above `unitPrice`; null without a discount. */
  oldUnitPrice: z.nullable(Money),
  /** The unit price when it was added, if it has changed since. */
  unitPriceBefore: z.nullable(Money),
  linePrice: Money,
  stockLeft: Tally,
})
export type CartItem = z.output<typeof CartItem>

/** `payable` = `lines` − `rebate` − `bonus` + `delivery`, always computed by the server. */
export const Totals = z.object({
  lines: Money,
  rebate: Money,
  bonus: Money,
  delivery: Money,
  payable: Money,
  saved: Money,
})
export type Totals = z.output<typeof Totals>

/** `fromWallet` + `remaining` = `totals.payable`. */
export const WalletShare = z.object({ fromWallet: Money, remaining: Money })
export type WalletShare = z.output<typeof WalletShare>

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
  freeDeliveryFrom: Money,
  /** What an order paid from the wallet would take now; left out when that is nothing. */
  wallet: z.optional(WalletShare),
})
export type Cart = z.output<typeof Cart>

/** Apart from the other operations, like `add`: every page loads these two. */
export const getCart = operation('getCart', 14, {}, Cart, {
  effect: 'reads',
  provenance: 'spec',
  assumes: ['data.totals', 'data.freeDeliveryFrom', 'data.cartItems', 'data.wallet'],
})

/** Adds `count`; with `cartItemId` sets it (0 removes the line). Idempotent by `attemptId`. Returns the basket id. */
export const add = operation(
  'add',
  1,
  {
    productItemId: Id,
    count: Count,
    cartItemId: z.optional(Id),
    attemptId: z.optional(AttemptId),
  },
  BasketId,
  { effect: 'writes', provenance: 'spec', assumes: ['cartItemId', 'attemptId'] },
)

import * as z from 'zod/mini'
import { operation } from './cart-operation.ts'
import type { CartOperation } from './cart-operation.ts'
import { Cart, add, getCart } from './cart.ts'
import { Cheque, OrderKind, OrderResult, ProductOrderId } from './orders.ts'
import { AttemptId, Id, Instant, Money, Nothing, Tally } from './values.ts'

export const DeliveryMethod = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  price: Money,
  from: Instant,
  to: Instant,
})
export type DeliveryMethod = z.output<typeof DeliveryMethod>

/** They share one method and path; `cartUpdateType` in the body selects one. */
export const cartOperations = {
  none: operation('none', 0, {}, Nothing, { effect: 'reads', assumes: ['data'] }),
  add,
  delete: operation('delete', 4, { productItemId: Id }, Cart, {
    effect: 'writes',
    provenance: 'spec',
    assumes: ['data'],
  }),
  setAddress: operation('setAddress', 5, { addressId: Id }, Cart, { effect: 'writes', access: 'member' }),
  setDelivery: operation('setDelivery', 6, { deliveryId: Id }, Cart, {
    effect: 'writes',
    provenance: 'spec',
    assumes: ['data'],
  }),
  /** The server ignores case, digit script and surrounding spaces. 422: no good; 409: the lines are under its minimum. */
  setRebate: operation(
    'setRebate',
    7,
    { rebateCode: z.string().check(z.minLength(1), z.maxLength(40)) },
    Cart,
    {
      effect: 'writes',
    },
  ),
  removeRebate: operation('removeRebate', 8, {}, Cart, { effect: 'writes' }),
  setMerchant: operation('setMerchant', 9, { merchantId: Id }, Cart, { effect: 'writes' }),
  /** Idempotent by `attemptId`: a retry returns the order already placed. */
  setOrder: operation(
    'setOrder',
    11,
    {
      orderKind: OrderKind,
      cheque: z.optional(Cheque),
      /** Pays an online order from the wallet, as far as its balance goes. */
      fromWallet: z.optional(z.boolean()),
      /** `totals.payable` of the cart that was shown. 409, and no order, if it is another by now. */
      payable: z.optional(Money),
      attemptId: z.optional(AttemptId),
    },
    OrderResult,
    {
      effect: 'writes',
      access: 'member',
      provenance: 'spec',
      assumes: ['orderKind', 'cheque', 'fromWallet', 'payable', 'attemptId'],
    },
  ),
  getCartCount: operation('getCartCount', 13, {}, Tally, { effect: 'reads', assumes: ['data'] }),
  getCart,
  getDelivery: operation('getDelivery', 15, {}, z.array(DeliveryMethod), {
    effect: 'reads',
    provenance: 'spec',
    assumes: ['data[].title', 'data[].price'],
  }),
  removeAddress: operation('removeAddress', 16, {}, Cart, { effect: 'writes' }),
  setBonus: operation('setBonus', 17, {}, Cart, { effect: 'writes', access: 'member' }),
  removeBonus: operation('removeBonus', 18, {}, Cart, { effect: 'writes' }),
  setReserve: operation('setReserve', 19, { wantsReserve: z.boolean() }, Cart, { effect: 'writes' }),
  setParentOrderId: operation('setParentOrderId', 20, { parentOrderId: z.nullable(ProductOrderId) }, Cart, {
    effect: 'writes',
  }),
} satisfies Record<string, CartOperation>

export type CartOperationName = keyof typeof cartOperations

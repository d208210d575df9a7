import * as z from 'zod/mini'
import { Cart, DeliveryMethod } from './cart.ts'
import type { Access, Endpoint, Provenance } from './endpoint.ts'
import { Cheque, OrderKind, OrderResult, ProductOrderId } from './orders.ts'
import { BasketId, Count, Id, Nothing, Tally } from './values.ts'

/** The numbers that the owner gave. */
export const cartUpdateTypes = {
  none: 0,
  add: 1,
  delete: 4,
  setAddress: 5,
  setDelivery: 6,
  setRebate: 7,
  removeRebate: 8,
  setMerchant: 9,
  setOrder: 11,
  getCartCount: 13,
  getCart: 14,
  getDelivery: 15,
  removeAddress: 16,
  setBonus: 17,
  removeBonus: 18,
  setReserve: 19,
  setParentOrderId: 20,
} as const

export type CartOperationName = keyof typeof cartUpdateTypes

type Effect = 'reads' | 'writes'

export type CartOperation = Endpoint & { name: CartOperationName; cartUpdateType: number; effect: Effect }

type Rest = { effect: Effect; access?: Access; provenance?: Provenance; assumes?: readonly string[] }

function operation<
  Name extends CartOperationName,
  Fields extends z.core.$ZodShape,
  Output extends z.ZodMiniType,
>(name: Name, fields: Fields, output: Output, rest: Rest) {
  const cartUpdateType = cartUpdateTypes[name]
  const input = z.object({
    cartUpdateType: z.prefault(z.literal(cartUpdateType), cartUpdateType as never),
    /** The basket id; null for a guest who has none yet. */
    uniqueId: z.nullable(BasketId),
    ...fields,
  })
  return {
    name,
    cartUpdateType,
    method: 'POST',
    path: '/api/cart/cart',
    payload: 'data',
    input,
    output,
    provenance: 'assumed',
    ...rest,
  } as const
}

/** One row per operation of the cart endpoint. `satisfies` makes a missing one a type error. */
export const cartOperations = {
  none: operation('none', {}, Nothing, { effect: 'reads', assumes: ['data'] }),
  /**
   * Answers the basket id. Without `cartItemId` the count is added to what the basket holds of the variant;
   * with it the line's count becomes `count`, and 0 removes the line.
   */
  add: operation('add', { productItemId: Id, count: Count, cartItemId: z.optional(Id) }, BasketId, {
    effect: 'writes',
    provenance: 'spec',
    assumes: ['cartItemId'],
  }),
  delete: operation('delete', { productItemId: Id }, Cart, {
    effect: 'writes',
    provenance: 'spec',
    assumes: ['data'],
  }),
  setAddress: operation('setAddress', { addressId: Id }, Cart, { effect: 'writes', access: 'member' }),
  setDelivery: operation('setDelivery', { deliveryId: Id }, Cart, {
    effect: 'writes',
    provenance: 'spec',
    assumes: ['data'],
  }),
  setRebate: operation('setRebate', { rebateCode: z.string().check(z.minLength(1), z.maxLength(40)) }, Cart, {
    effect: 'writes',
  }),
  removeRebate: operation('removeRebate', {}, Cart, { effect: 'writes' }),
  setMerchant: operation('setMerchant', { merchantId: Id }, Cart, { effect: 'writes' }),
  setOrder: operation('setOrder', { orderKind: OrderKind, cheque: z.optional(Cheque) }, OrderResult, {
    effect: 'writes',
    access: 'member',
    provenance: 'spec',
    assumes: ['orderKind', 'cheque'],
  }),
  getCartCount: operation('getCartCount', {}, Tally, { effect: 'reads', assumes: ['data'] }),
  getCart: operation('getCart', {}, Cart, {
    effect: 'reads',
    provenance: 'spec',
    assumes: ['data.totals', 'data.freeDeliveryFrom', 'data.cartItems'],
  }),
  getDelivery: operation('getDelivery', {}, z.array(DeliveryMethod), {
    effect: 'reads',
    provenance: 'spec',
    assumes: ['data[].title', 'data[].price'],
  }),
  removeAddress: operation('removeAddress', {}, Cart, { effect: 'writes' }),
  /** Spends the member’s bonus, as much of it as the basket takes. */
  setBonus: operation('setBonus', {}, Cart, { effect: 'writes', access: 'member' }),
  removeBonus: operation('removeBonus', {}, Cart, { effect: 'writes' }),
  setReserve: operation('setReserve', { wantsReserve: z.boolean() }, Cart, { effect: 'writes' }),
  setParentOrderId: operation('setParentOrderId', { parentOrderId: z.nullable(ProductOrderId) }, Cart, {
    effect: 'writes',
  }),
} satisfies { [Name in CartOperationName]: CartOperation & { name: Name } }

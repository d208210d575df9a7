import * as z from 'zod/mini'
import type { Access, Endpoint, Provenance } from './endpoint.ts'
import { BasketId } from './values.ts'

/** Numbers given by the backend’s owner. */
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

export function operation<
  Name extends CartOperationName,
  Fields extends z.core.$ZodShape,
  Output extends z.ZodMiniType,
>(name: Name, fields: Fields, output: Output, rest: Rest) {
  const cartUpdateType = cartUpdateTypes[name]
  const input = z.object({
    cartUpdateType: z.prefault(z.literal(cartUpdateType), cartUpdateType as never),
    /** The basket id; null for a guest without one. */
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

import * as z from 'zod/mini'
import type { Access, Endpoint, Provenance } from './endpoint.ts'
import { BasketId } from './values.ts'

type Effect = 'reads' | 'writes'

export type CartOperation = Endpoint & { name: string; cartUpdateType: number; effect: Effect }

type Rest = { effect: Effect; access?: Access; provenance?: Provenance; assumes?: readonly string[] }

/** `cartUpdateType`: the number that the owner of the backend has given it. */
export function operation<
  const Name extends string,
  const Type extends number,
  Fields extends z.core.$ZodShape,
  Output extends z.ZodMiniType,
>(name: Name, cartUpdateType: Type, fields: Fields, output: Output, rest: Rest) {
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

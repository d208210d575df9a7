import * as z from 'zod/mini'
import { ProductOrderId } from '#contracts/orders.ts'
import { persisted } from './persisted.ts'

const TrackedOrders = z.object({ ids: z._default(z.array(ProductOrderId), []) })

const trackedOrders = persisted('zarrin-personal-tracked-orders', TrackedOrders, { in: 'session' })

/** Returns false for an order that was tracked before. */
export function rememberTracked(id: string): boolean {
  if (trackedOrders.ids.includes(id)) return false
  trackedOrders.ids = [...trackedOrders.ids, id]
  return true
}

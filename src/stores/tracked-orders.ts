import * as z from 'zod/mini'
import { ProductOrderId } from '#contracts/orders.ts'
import { persisted } from './persisted.ts'

const ToldOrders = z.object({ ids: z._default(z.array(ProductOrderId), []) })

/** The orders of this tab that analytics know of. */
const toldOrders = persisted('zarrin-own-told-orders', ToldOrders, { in: 'session' })

/** False where it was told before. */
export function orderTold(id: string): boolean {
  if (toldOrders.ids.includes(id)) return false
  toldOrders.ids = [...toldOrders.ids, id]
  return true
}

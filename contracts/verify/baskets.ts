import type { Cart } from '../cart.ts'
import type { ProductCard } from '../catalogue.ts'
import type { OrderKind, OrderResult } from '../orders.ts'
import { Skip } from './drift.ts'
import type { Shopper } from './shopper.ts'

/** Puts `count` of a product into a basket, a new one when `uniqueId` is null; answers the basket's id. */
export const fill = (
  shopper: Shopper,
  { productItemId }: Pick<ProductCard, 'productItemId'>,
  count = 1,
  uniqueId: string | null = null,
) => shopper.ok('add', { uniqueId, productItemId, count })

export const countIn = ({ cartItems }: Cart, productItemId: number) =>
  cartItems.find((line) => line.productItemId === productItemId)?.count ?? 0

export async function firstDelivery(shopper: Shopper, uniqueId: string): Promise<number> {
  const [first] = await shopper.ok('getDelivery', { uniqueId })
  if (first) return first.id
  throw new Skip('the shop has no delivery method')
}

/** A basket that can be ordered. */
export async function readyBasket(shopper: Shopper, good: ProductCard, count = 1): Promise<string> {
  const uniqueId = await fill(shopper, good, count)
  await shopper.ok('setDelivery', { uniqueId, deliveryId: await firstDelivery(shopper, uniqueId) })
  return uniqueId
}

/** An order whose goods are kept for a later one. */
export async function reservedOrder(shopper: Shopper, good: ProductCard): Promise<OrderResult> {
  const uniqueId = await readyBasket(shopper, good)
  await shopper.ok('setReserve', { uniqueId, wantsReserve: true })
  return orderOf(shopper, uniqueId, 'offline')
}

const dueDate = '2099-01-01'
export const cheque = { sayadNumber: '1234567890123456', dueDate }

/** Orders a basket that is ready. */
export const orderOf = (shopper: Shopper, uniqueId: string, orderKind: OrderKind): Promise<OrderResult> =>
  shopper.ok('setOrder', { uniqueId, orderKind, cheque: orderKind === 'cheque' ? cheque : undefined })

import type { Cart, CartItem } from '../cart.ts'
import type { ProductCard } from '../catalogue.ts'
import type { OrderKind, OrderResult } from '../orders.ts'
import { expectThat, Skip } from './drift.ts'
import type { Shopper } from './shopper.ts'

/** Adds to a cart, a new one when `uniqueId` is null; returns its id. */
export const addToCart = (
  shopper: Shopper,
  { productItemId }: Pick<ProductCard, 'productItemId'>,
  count = 1,
  uniqueId: string | null = null,
) => shopper.ok('add', { uniqueId, productItemId, count })

export const countInCart = ({ cartItems }: Cart, productItemId: number) =>
  cartItems.find((line) => line.productItemId === productItemId)?.count ?? 0

export async function firstLine(shopper: Shopper, uniqueId: string): Promise<CartItem> {
  const { cartItems } = await shopper.ok('getCart', { uniqueId })
  const [line] = cartItems
  expectThat(line !== undefined, 'the line that was added', cartItems)
  return line
}

/** As many pieces of one product as cost at least `rials`; undefined where no stock is worth it. */
export async function piecesWorth(shopper: Shopper, rials: number) {
  const { products } = await shopper.ok('products', { inStock: true, sort: 'dearest', pageSize: 48 })
  return products
    .map((card) => ({ card, count: Math.max(1, Math.ceil(rials / card.price.amount)) }))
    .find(({ card, count }) => count <= card.stockLeft)
}

export async function firstDeliveryId(shopper: Shopper, uniqueId: string): Promise<number> {
  const [first] = await shopper.ok('getDelivery', { uniqueId })
  if (first) return first.id
  throw new Skip('the shop has no delivery method')
}

export async function createReadyCart(shopper: Shopper, card: ProductCard, count = 1): Promise<string> {
  const uniqueId = await addToCart(shopper, card, count)
  await shopper.ok('setDelivery', { uniqueId, deliveryId: await firstDeliveryId(shopper, uniqueId) })
  return uniqueId
}

export async function placeReservedOrder(shopper: Shopper, card: ProductCard): Promise<OrderResult> {
  const uniqueId = await createReadyCart(shopper, card)
  await shopper.ok('setReserve', { uniqueId, wantsReserve: true })
  return placeOrder(shopper, uniqueId, 'offline')
}

const dueDate = '2099-01-01'
export const cheque = { sayadNumber: '1234567890123456', dueDate }

export const placeOrder = (shopper: Shopper, uniqueId: string, orderKind: OrderKind): Promise<OrderResult> =>
  shopper.ok('setOrder', { uniqueId, orderKind, cheque: orderKind === 'cheque' ? cheque : undefined })

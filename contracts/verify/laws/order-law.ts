import type { ProductCard } from '../../catalogue.ts'
import type { OrderKind } from '../../orders.ts'
import { placeOrder, createReadyCart } from '../cart-steps.ts'
import type { Check } from '../check.ts'
import { lawsOf } from '../check.ts'
import type { Shopper } from '../shopper.ts'
import type { CheckContext } from '../check-context.ts'

const law = lawsOf('orders')

export async function memberWithReadyCart(context: CheckContext) {
  const shopper = await context.member()
  const card = await context.product()
  const uniqueId = await createReadyCart(shopper, card, 2)
  return { shopper, card, uniqueId, cart: await shopper.ok('getCart', { uniqueId }) }
}

export async function memberWithOrder(context: CheckContext, kind: OrderKind) {
  const readyCart = await memberWithReadyCart(context)
  return { ...readyCart, placed: await placeOrder(readyCart.shopper, readyCart.uniqueId, kind) }
}

export async function stockOf(shopper: Shopper, { label, catLabel, productItemId }: ProductCard) {
  const { items } = await shopper.ok('product', { label, catLabel })
  return items.find(({ id }) => id === productItemId)?.stockLeft
}

export async function cardStockOf(shopper: Shopper, { id }: ProductCard) {
  const { products } = await shopper.ok('products', { id: [id] })
  return products[0]?.stockLeft
}

/** Alone and with a member of its own, since ordering takes stock and the cart. */
export const orderLaw = (name: string, calls: Check['calls'], run: Check['run'], rest: Partial<Check> = {}) =>
  law(name, { calls: ['setOrder', ...calls], needs: ['testCode'], alone: true, ...rest }, run)

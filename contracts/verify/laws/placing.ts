import type { ProductCard } from '../../catalogue.ts'
import type { OrderKind } from '../../orders.ts'
import { orderOf, readyBasket } from '../baskets.ts'
import type { Check } from '../check.ts'
import { lawsOf } from '../check.ts'
import type { Shopper } from '../shopper.ts'
import type { Stage } from '../stage.ts'

const law = lawsOf('orders')

/** A basket with two pieces, and the cart that it is just before it is ordered. */
export async function ready(stage: Stage) {
  const shopper = await stage.member()
  const good = await stage.good()
  const uniqueId = await readyBasket(shopper, good, 2)
  return { shopper, good, uniqueId, cart: await shopper.ok('getCart', { uniqueId }) }
}

/** The same, ordered. */
export async function place(stage: Stage, kind: OrderKind) {
  const basket = await ready(stage)
  return { ...basket, placed: await orderOf(basket.shopper, basket.uniqueId, kind) }
}

/** What is left of a variant, by its product's page. */
export async function stockOf(shopper: Shopper, { label, catLabel, productItemId }: ProductCard) {
  const { items } = await shopper.ok('product', { label, catLabel })
  return items.find(({ id }) => id === productItemId)?.stockLeft
}

/** A law about ordering: it takes stock, so it is made alone, and a basket, so it is made by somebody of its own. */
export const orderLaw = (name: string, calls: Check['calls'], run: Check['run'], rest: Partial<Check> = {}) =>
  law(name, { calls: ['setOrder', ...calls], needs: ['testCode'], alone: true, ...rest }, run)

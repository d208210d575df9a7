import type { Context } from './behaviour.ts'
import type { PlacedOrder, World } from './world.ts'

const withoutGoods = new Set(['awaitingPayment', 'cancelled'])

const isBought = ({ history }: PlacedOrder) => !withoutGoods.has(history.at(-1)?.status ?? '')

/** Ids of the products in the member's orders that stand, those of the latest order first. */
export function boughtProductIds(state: World, mobile: string, { catalogue }: Context): number[] {
  const itemIds = Object.values(state.orders)
    .filter((order) => order.owner === mobile && isBought(order))
    .toSorted((one, other) => other.placedAt - one.placedAt)
    .flatMap(({ lines }) => lines.map(({ productItemId }) => productItemId))
  const ids = itemIds.flatMap(
    (itemId) => catalogue.rows.find(({ fa }) => fa.items.some(({ id }) => id === itemId))?.id ?? [],
  )
  return [...new Set(ids)]
}

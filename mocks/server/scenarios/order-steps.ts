import { productsByLeaf } from '../../shop/catalogue/products.ts'
import { call } from './scenario-state.ts'
import type { ScenarioState } from './scenario-state.ts'
import { placeOrderOf, withSettledPayment } from './steps.ts'

const products = [
  { label: 'kashan-medallion-carpet', count: 1 },
  { label: 'zanjan-copper-pot', count: 2 },
  { label: 'isfahan-engraved-tray', count: 3 },
] as const

/** One of each of the first goods of the catalogue that are in stock. */
export const manyProducts = Object.values(productsByLeaf)
  .flat()
  .filter(({ variants }) => variants.every(({ stock }) => stock > 0))
  .slice(0, 45)
  .map(({ label }) => ({ label, count: 1 }))

/** A paid order, by default of three lines, and its id. */
export function placePaidOrder(
  state: ScenarioState,
  of: readonly { label: string; count: number }[] = products,
): [ScenarioState, string] {
  const [placed, id] = placeOrderOf(state, 'online', of)
  return [withSettledPayment(placed, id, 'paid'), id]
}

export function cancelLines(state: ScenarioState, id: string, count: number): ScenarioState {
  const lineIds = state.world.orders[id]!.lines.slice(0, count).map((line) => line.id)
  const input = { id, lineIds, reason: 'changedMind', attemptId: 'of-the-scenario' } as const
  return call(state, 'cancelOrder', input)[0]
}

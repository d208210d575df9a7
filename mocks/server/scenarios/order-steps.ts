import { call } from './scenario-state.ts'
import type { ScenarioState } from './scenario-state.ts'
import { placeOrderOf, withSettledPayment } from './steps.ts'

const products = [
  { label: 'kashan-medallion-carpet', count: 1 },
  { label: 'zanjan-copper-pot', count: 2 },
  { label: 'isfahan-engraved-tray', count: 3 },
] as const

/** A paid order of three lines, and its id. */
export function placePaidOrder(state: ScenarioState): [ScenarioState, string] {
  const [placed, id] = placeOrderOf(state, 'online', products)
  return [withSettledPayment(placed, id, 'paid'), id]
}

export function cancelLines(state: ScenarioState, id: string, count: number): ScenarioState {
  const lineIds = state.world.orders[id]!.lines.slice(0, count).map((line) => line.id)
  const input = { id, lineIds, reason: 'changedMind', attemptId: 'of-the-scenario' } as const
  return call(state, 'cancelOrder', input)[0]
}

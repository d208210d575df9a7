import type { InputOf } from '#contracts/endpoint.ts'
import type { requestReturn } from '#contracts/after-order.ts'
import { dayInMs } from '#i18n/tehran.ts'
import { withOrderStatus } from '../../domain/settle-payment.ts'
import { placePaidOrder } from './order-steps.ts'
import { uploadedPicture } from './review-steps.ts'
import { call } from './scenario-state.ts'
import type { ScenarioState } from './scenario-state.ts'

type Asked = Omit<InputOf<typeof requestReturn>, 'id' | 'lines' | 'to' | 'attemptId'>

export const scratched: Asked = {
  reason: 'damaged',
  text: 'لبه دیگ هنگام حمل خراش برداشته است.',
  pictures: [uploadedPicture],
}

export const withoutPictures: Asked = { ...scratched, pictures: [] }

/** An order of three lines that was delivered `days` ago, and its id. */
export function deliverOrder(state: ScenarioState, days: number): [ScenarioState, string] {
  const [placed, id] = placePaidOrder({ ...state, now: state.now - (days + 6) * dayInMs })
  const sent = withOrderStatus(placed.world, id, { status: 'sent', at: state.now - (days + 2) * dayInMs })
  const step = { status: 'delivered', at: state.now - days * dayInMs } as const
  return [{ ...placed, now: state.now, world: withOrderStatus(sent, id, step) }, id]
}

/** Asks to return the pots of a delivered order `ms` ago. */
export function withReturn(state: ScenarioState, ms: number, asked: Asked): ScenarioState {
  const [delivered, id] = deliverOrder(state, 4)
  const pots = delivered.world.orders[id]!.lines[1]!
  const lines = [{ id: pots.id, count: pots.count }]
  const input = { ...asked, id, lines, to: 'wallet', attemptId: 'of-the-scenario' } as const
  const [next] = call({ ...delivered, now: state.now - ms }, 'requestReturn', input)
  return { ...next, now: state.now }
}

import type { InputOf } from '#contracts/endpoint.ts'
import type { requestReturn } from '#contracts/after-order.ts'
import { dayInMs } from '#i18n/tehran.ts'
import { withOrderStatus } from '../../domain/settle-payment.ts'
import { placePaidOrder } from './order-scenarios.ts'
import { uploadedPicture } from './review-scenarios.ts'
import { call, earlier } from './scenario-state.ts'
import type { ScenarioState, Scenarios } from './scenario-state.ts'
import { hour, minute } from './steps.ts'

type Asked = Omit<InputOf<typeof requestReturn>, 'id' | 'lines' | 'to' | 'attemptId'>

const scratched: Asked = {
  reason: 'damaged',
  text: 'لبه دیگ هنگام حمل خراش برداشته است.',
  pictures: [uploadedPicture],
}

const withoutPictures: Asked = { ...scratched, pictures: [] }

/** An order of three lines that was delivered `days` ago, and its id. */
function deliverOrder(state: ScenarioState, days: number): [ScenarioState, string] {
  const [placed, id] = placePaidOrder({ ...state, now: state.now - (days + 6) * dayInMs })
  const sent = withOrderStatus(placed.world, id, { status: 'sent', at: state.now - (days + 2) * dayInMs })
  const step = { status: 'delivered', at: state.now - days * dayInMs } as const
  return [{ ...placed, now: state.now, world: withOrderStatus(sent, id, step) }, id]
}

/** Asks to return the pots of a delivered order `ms` ago. */
function withReturn(state: ScenarioState, ms: number, asked: Asked): ScenarioState {
  const [delivered, id] = deliverOrder(state, 4)
  const pots = delivered.world.orders[id]!.lines[1]!
  const lines = [{ id: pots.id, count: pots.count }]
  const input = { ...asked, id, lines, to: 'wallet', attemptId: 'of-the-scenario' } as const
  return earlier(delivered, ms, (then) => call(then, 'requestReturn', input)[0])
}

export const returnScenarios = {
  'order-to-return': {
    title: 'An order of three lines that was delivered three days ago',
    includes: ['member'],
    apply: (state) => deliverOrder(state, 3)[0],
  },
  'return-too-late': {
    title: 'An order of three lines that was delivered eight days ago',
    includes: ['member'],
    apply: (state) => deliverOrder(state, 8)[0],
  },
  'return-requested': {
    title: 'Sara has just asked to return the pots of a delivered order',
    includes: ['member'],
    apply: (state) => withReturn(state, minute, scratched),
  },
  'return-approved': {
    title: 'The return of the pots is approved',
    includes: ['member'],
    apply: (state) => withReturn(state, 2 * hour, scratched),
  },
  'return-refused': {
    title: 'The return of the pots is refused for want of a picture',
    includes: ['member'],
    apply: (state) => withReturn(state, 2 * hour, withoutPictures),
  },
  'return-picked-up': {
    title: 'The pots have been picked up',
    includes: ['member'],
    apply: (state) => withReturn(state, 30 * hour, scratched),
  },
  'return-refunded': {
    title: 'The pots are paid back to the wallet',
    includes: ['member'],
    apply: (state) => withReturn(state, 3 * dayInMs, scratched),
  },
} as const satisfies Scenarios

import { dayInMs } from '#i18n/tehran.ts'
import { withOrderStatus } from '../../domain/settle-payment.ts'
import { productsByLeaf } from '../../shop/catalogue/products.ts'
import { call } from './scenario-state.ts'
import type { ScenarioState, Scenarios } from './scenario-state.ts'
import { minute, orderedProducts, placeOrderFor, placeOrderOf, withSettledPayment } from './steps.ts'

const products = [
  { label: 'kashan-medallion-carpet', count: 1 },
  { label: 'zanjan-copper-pot', count: 2 },
  { label: 'isfahan-engraved-tray', count: 3 },
] as const

/** One of each of the first goods of the catalogue that are in stock. */
const manyProducts = Object.values(productsByLeaf)
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

function cancelLines(state: ScenarioState, id: string, count: number): ScenarioState {
  const lineIds = state.world.orders[id]!.lines.slice(0, count).map((line) => line.id)
  const input = { id, lineIds, reason: 'changedMind', attemptId: 'of-the-scenario' } as const
  return call(state, 'cancelOrder', input)[0]
}

function manyOrders(state: ScenarioState): ScenarioState {
  const kinds = ['online', 'offline', 'cheque'] as const
  const endings = ['paid', 'failed', 'cancelled'] as const
  return Array.from({ length: 30 }, (_, at) => at).reduce((before, at) => {
    const day = { ...before, now: state.now - (30 - at) * dayInMs }
    const [placed, id] = placeOrderFor(day, kinds[at % 3]!, orderedProducts[at % 2]!)
    return { ...withSettledPayment(placed, id, endings[Math.floor(at / 3) % 3]!), now: state.now }
  }, state)
}

export const orderScenarios = {
  'order-awaiting-payment': {
    title: 'An order that awaits payment: ZR-100001',
    includes: ['member'],
    apply: (state) => placeOrderFor(state, 'online', orderedProducts[0])[0],
  },
  'order-paid': {
    title: 'An order that is paid',
    includes: ['member'],
    apply: (state) => withSettledPayment(...placeOrderFor(state, 'online', orderedProducts[1]), 'paid'),
  },
  'payment-failed': {
    title: 'An order whose payment failed',
    includes: ['member'],
    apply: (state) => withSettledPayment(...placeOrderFor(state, 'online', orderedProducts[2]), 'failed'),
  },
  'order-delivered': {
    title: 'An order that was paid, sent and delivered',
    includes: ['member'],
    apply: (state) => {
      const [placed, id] = placeOrderFor(
        { ...state, now: state.now - 9 * dayInMs },
        'online',
        orderedProducts[1],
      )
      const { world } = withSettledPayment({ ...placed, now: placed.now + 3 * minute }, id, 'paid')
      const sent = withOrderStatus(world, id, { status: 'sent', at: state.now - 8 * dayInMs })
      return {
        ...placed,
        now: state.now,
        world: withOrderStatus(sent, id, { status: 'delivered', at: state.now - 3 * dayInMs }),
      }
    },
  },
  'order-of-three-lines': {
    title: 'A paid order of three lines',
    includes: ['member'],
    apply: (state) => placePaidOrder(state)[0],
  },
  'order-of-many-lines': {
    title: 'A paid order of 45 lines',
    includes: ['member'],
    apply: (state) => placePaidOrder(state, manyProducts)[0],
  },
  'order-partly-cancelled': {
    title: 'A paid order of three lines, one of which is cancelled',
    includes: ['member'],
    apply: (state) => {
      const [placed, id] = placePaidOrder(state)
      return cancelLines(placed, id, 1)
    },
  },
  'order-cancelled': {
    title: 'A paid order that is cancelled',
    includes: ['member'],
    apply: (state) => {
      const [placed, id] = placePaidOrder(state)
      return cancelLines(placed, id, 3)
    },
  },
  'order-by-cheque': {
    title: 'An order by cheque',
    includes: ['member'],
    apply: (state) => placeOrderFor(state, 'cheque', orderedProducts[0])[0],
  },
  'many-orders': {
    title: 'Thirty orders of every kind, one a day',
    includes: ['member'],
    apply: manyOrders,
  },
  'reserved-order': {
    title: 'A reserved order',
    includes: ['member'],
    apply: (state) => placeOrderFor(state, 'offline', orderedProducts[0], true)[0],
  },
} as const satisfies Scenarios

import { dayInMs } from '#i18n/tehran.ts'
import type { CatalogueName } from '../../shop/catalogue/catalogue-variants.ts'
import { withOrderStatus } from '../../domain/settle-payment.ts'
import { cartCall, withFault, withFlags, withShopper, withWorld } from './scenario-state.ts'
import type { ScenarioState } from './scenario-state.ts'
import {
  addProducts,
  member,
  placeOrderFor,
  secondMember,
  withSettledPayment,
  signIn,
  soldDownTo,
  withCartLines,
} from './steps.ts'

/** `includes` are scenarios to apply first. */
export type Scenario = {
  title: string
  catalogue?: CatalogueName
  includes?: readonly string[]
  apply?: (stage: ScenarioState) => ScenarioState
}

const lockedFor = 120_000
const minute = 60_000
const orderedProducts = ['zanjan-copper-pot', 'isfahan-engraved-tray', 'kashan-medallion-carpet'] as const

/** Scenarios compose: they are applied in the order of this list, whatever order they are named in. */
export const scenarios = {
  guest: { title: 'Nobody has been here before' },

  'empty-catalogue': { title: 'The shelves are empty', catalogue: 'empty' },
  'long-names': { title: 'Every name is as long as can be', catalogue: 'long-names' },
  'ten-thousand-products': { title: 'A shop of ten thousand products', catalogue: 'ten-thousand' },
  'no-content': {
    title: 'No article, gallery or exhibition has been written yet',
    apply: (stage) => withFlags(stage, { withoutContent: true }),
  },
  'no-delivery-methods': {
    title: 'Nothing can be delivered today',
    apply: (stage) => withFlags(stage, { withoutDelivery: true }),
  },
  'online-without-payment': {
    title: 'Online orders get no payment id, and lead to the order page',
    apply: (stage) => withFlags(stage, { onlineWithoutPayment: true }),
  },

  'otp-throttled': {
    title: 'Too many wrong codes: both members wait two minutes',
    apply: (stage) => {
      const attempt = { wrong: 0, lockedUntil: stage.now + lockedFor }
      return withWorld(stage, { attempts: { [member.mobile]: attempt, [secondMember.mobile]: attempt } })
    },
  },
  'code-expired': {
    title: 'The code that was sent to Sara has run out',
    apply: (stage) =>
      withWorld(stage, { otps: { [member.mobile]: { code: '54321', sentAt: stage.now - 5 * minute } } }),
  },

  member: {
    title: 'Sara is signed in: two addresses, a bonus of 500,000 Toman',
    apply: (stage) => signIn(stage, member.mobile),
  },
  'second-member': {
    title: 'Amir is signed in: one address, no bonus',
    apply: (stage) => signIn(stage, secondMember.mobile),
  },
  'without-addresses': {
    title: 'Sara is signed in and has no address yet',
    includes: ['member'],
    apply: (stage) => {
      const { members } = stage.world
      return withWorld(stage, {
        members: { ...members, [member.mobile]: { ...members[member.mobile]!, addresses: [] } },
      })
    },
  },
  'all-liked': {
    title: 'Sara likes every product',
    includes: ['member'],
    apply: (stage) =>
      withWorld(stage, { likes: { [member.mobile]: stage.catalogue.rows.map(({ id }) => id) } }),
  },
  'liked-goods': {
    title: 'Sara likes the first six products',
    includes: ['member'],
    apply: (stage) =>
      withWorld(stage, {
        likes: { [member.mobile]: stage.catalogue.rows.slice(0, 6).map(({ id }) => id) },
      }),
  },

  'order-awaiting-payment': {
    title: 'An order that waits to be paid: ZR-100001',
    includes: ['member'],
    apply: (stage) => placeOrderFor(stage, 'online', orderedProducts[0])[0],
  },
  'order-paid': {
    title: 'An order that is paid',
    includes: ['member'],
    apply: (stage) => withSettledPayment(...placeOrderFor(stage, 'online', orderedProducts[1]), 'paid'),
  },
  'payment-failed': {
    title: 'An order whose payment failed',
    includes: ['member'],
    apply: (stage) => withSettledPayment(...placeOrderFor(stage, 'online', orderedProducts[2]), 'failed'),
  },
  'order-delivered': {
    title: 'An order that was paid, sent and delivered',
    includes: ['member'],
    apply: (stage) => {
      const [placed, id] = placeOrderFor(
        { ...stage, now: stage.now - 9 * dayInMs },
        'online',
        orderedProducts[1],
      )
      const { world } = withSettledPayment({ ...placed, now: placed.now + 3 * minute }, id, 'paid')
      const sent = withOrderStatus(world, id, { status: 'sent', at: stage.now - 8 * dayInMs })
      return {
        ...placed,
        now: stage.now,
        world: withOrderStatus(sent, id, { status: 'delivered', at: stage.now - 3 * dayInMs }),
      }
    },
  },
  'order-by-cheque': {
    title: 'An order by cheque',
    includes: ['member'],
    apply: (stage) => placeOrderFor(stage, 'cheque', orderedProducts[0])[0],
  },
  'many-orders': {
    title: 'Thirty orders of every kind, one a day',
    includes: ['member'],
    apply: manyOrders,
  },
  'reserved-order': {
    title: 'An order whose goods are reserved',
    includes: ['member'],
    apply: (stage) => placeOrderFor(stage, 'offline', orderedProducts[0], true)[0],
  },

  'cart-with-one-line': {
    title: 'One carpet in the basket',
    apply: (stage) => addProducts(stage, [{ label: 'kashan-medallion-carpet', count: 1 }]),
  },
  'cart-with-lines': { title: 'Three lines in the basket', apply: (stage) => addProducts(stage) },
  'full-cart': {
    title: 'Twenty-four lines in the basket',
    apply: (stage) =>
      addProducts(
        stage,
        stage.catalogue.rows
          .filter((row) => row.fa.stockLeft > 0)
          .slice(0, 24)
          .map(({ label }) => ({ label, count: 1 })),
      ),
  },
  'child-order': {
    title: 'The basket goes with an order that was reserved',
    includes: ['member'],
    apply: (stage) => {
      const [ordered, parentOrderId] = placeOrderFor(stage, 'offline', orderedProducts[0], true)
      return cartCall(withCartLines(ordered), 'setParentOrderId', { parentOrderId })[0]
    },
  },
  'ready-to-order': {
    title: 'Sara’s basket with address and delivery chosen',
    includes: ['member'],
    apply: (stage) => {
      const [delivered] = cartCall(withCartLines(stage), 'setDelivery', { deliveryId: 1 })
      return cartCall(delivered, 'setAddress', { addressId: member.addresses[0]!.id })[0]
    },
  },
  'rebate-applied': {
    title: 'Ten percent off by ZARRIN10',
    apply: (stage) => cartCall(withCartLines(stage), 'setRebate', { rebateCode: 'ZARRIN10' })[0],
  },
  'bonus-applied': {
    title: 'Sara spends her bonus',
    includes: ['member'],
    apply: (stage) => cartCall(withCartLines(stage), 'setBonus', {})[0],
  },
  'rebate-expired': {
    title: 'ZARRIN10 has run out, in the basket too',
    apply: (stage) => withWorld(stage, { rebates: { ZARRIN10: { percent: 10, isExpired: true } } }),
  },
  'basket-ordered': {
    title: 'The browser still holds a basket that was ordered elsewhere',
    includes: ['member'],
    apply: (stage) => {
      const { basketId } = addProducts(stage, [{ label: orderedProducts[0], count: 1 }]).shopper
      return withShopper(placeOrderFor(stage, 'offline', orderedProducts[0])[0], { basketId })
    },
  },
  'basket-unknown': {
    title: 'The browser holds a basket that the shop never saw',
    apply: (stage) => withShopper(stage, { basketId: 'basket-of-another-shop' }),
  },

  'prices-changed': {
    title: 'What lies in the basket cost less, or more, when it was put in',
    apply: (stage) => {
      const filled = withCartLines(stage)
      const basket = filled.world.baskets[filled.shopper.basketId!]!
      const lines = basket.lines.map((line, at) => ({
        ...line,
        unitPriceThen: line.unitPriceThen * ([0.9, 1.2][at] ?? 1),
      }))
      return withWorld(filled, { baskets: { ...filled.world.baskets, [basket.id]: { ...basket, lines } } })
    },
  },

  'low-stock': {
    title: 'One is left of everything',
    apply: (stage) => withWorld(stage, { sold: soldDownTo(stage, 1) }),
  },
  'sold-out': {
    title: 'Everything is sold, what lies in the basket too',
    apply: (stage) => withWorld(stage, { sold: soldDownTo(stage, 0) }),
  },

  'token-expired': {
    title: 'Sara’s token has run out; a refresh renews it unseen',
    includes: ['member'],
    apply: (stage) => withShopper(stage, { token: undefined }),
  },
  'session-ended': {
    title: 'Sara was signed in; her tokens are void',
    includes: ['member'],
    apply: (stage) => withWorld(stage, { tokens: {} }),
  },

  'slow-server': {
    title: 'Answers take two seconds, some six',
    apply: (stage) => withFault(stage, { on: '*', fault: { latency: { median: 2000, p95: 6000 } } }),
  },
  'flaky-server': {
    title: 'One call in five fails',
    apply: (stage) => withFault(stage, { on: '*', fault: { status: 503 }, chance: 0.2 }),
  },
  'server-down': {
    title: 'No call gets through',
    apply: (stage) => withFault(stage, { on: '*', fault: 'drop' }),
  },
  'cart-unavailable': {
    title: 'The cart takes nothing',
    apply: (stage) => withFault(stage, { on: 'add', fault: { status: 503 } }),
  },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

export const scenarioNames = Object.keys(scenarios) as [ScenarioName, ...ScenarioName[]]

function manyOrders(stage: ScenarioState): ScenarioState {
  const kinds = ['online', 'offline', 'cheque'] as const
  const endings = ['paid', 'failed', 'cancelled'] as const
  return Array.from({ length: 30 }, (_, at) => at).reduce((before, at) => {
    const day = { ...before, now: stage.now - (30 - at) * dayInMs }
    const [placed, id] = placeOrderFor(day, kinds[at % 3]!, orderedProducts[at % 2]!)
    return { ...withSettledPayment(placed, id, endings[Math.floor(at / 3) % 3]!), now: stage.now }
  }, stage)
}

import { sharedCartDays } from '#contracts/shared-carts.ts'
import { dayInMs } from '#i18n/tehran.ts'
import type { SharedCart } from '../../domain/world.ts'
import type { ScenarioState, Scenarios } from './scenario-state.ts'
import { withWorld } from './scenario-state.ts'

/** Known to stories and journeys. */
const shareId = 'basket-shared-by-sara-2026'

/** `priceThen`: as a share of today’s. */
const shared = [
  { productItemId: 10451, count: 2, priceThen: 0.8 },
  { productItemId: 10012, count: 1, priceThen: 1.1 },
  { productItemId: 10455, count: 1, priceThen: 1 },
  { productItemId: 10011, count: 9, priceThen: 1 },
  { productItemId: 999_999, count: 1, priceThen: 1 },
]

function withSharedCart(state: ScenarioState): ScenarioState {
  const lines = shared.map(({ priceThen, ...line }, at) => {
    const items = state.catalogue.byItem.get(line.productItemId)?.fa.items ?? []
    const price = items.find(({ id }) => id === line.productItemId)?.price.amount ?? 0
    return { ...line, id: at + 1, unitPriceThen: Math.round(price * priceThen) }
  })
  const cart: SharedCart = {
    shareId,
    cartId: 'basket-of-sara',
    lines,
    expiresAt: state.now + sharedCartDays * dayInMs,
  }
  return withWorld(state, { sharedCarts: { [shareId]: cart } })
}

export const sharedCartScenarios = {
  'shared-cart': {
    title: 'A cart was shared: since then prices have changed, one line is sold out and one product is gone',
    apply: withSharedCart,
  },
} as const satisfies Scenarios

import { cartScenarios } from './cart-scenarios.ts'
import { faultScenarios } from './fault-scenarios.ts'
import { listScenarios } from './list-scenarios.ts'
import { memberScenarios } from './member-scenarios.ts'
import { newsletterScenarios } from './newsletter-scenarios.ts'
import { noticeScenarios } from './notice-scenarios.ts'
import { orderScenarios } from './order-scenarios.ts'
import { returnScenarios } from './return-scenarios.ts'
import { reviewScenarios } from './review-scenarios.ts'
import { sessionScenarios } from './session-scenarios.ts'
import { sharedCartScenarios } from './shared-cart-scenarios.ts'
import { shopScenarios } from './shop-scenarios.ts'
import { walletScenarios } from './wallet-scenarios.ts'

/** Scenarios compose: they are applied in the order of this list, whatever order they are named in. */
export const scenarios = {
  ...shopScenarios,
  ...memberScenarios,
  ...listScenarios,
  ...walletScenarios,
  ...sharedCartScenarios,
  ...newsletterScenarios,
  ...orderScenarios,
  ...returnScenarios,
  ...reviewScenarios,
  ...cartScenarios,
  ...sessionScenarios,
  ...noticeScenarios,
  ...faultScenarios,
}

export type ScenarioName = keyof typeof scenarios

export const scenarioNames = Object.keys(scenarios) as [ScenarioName, ...ScenarioName[]]

import * as fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import type { ScenarioName } from '#mocks/server/scenarios/registry.ts'
import '#src/app/styles.ts'
import { blockImages } from '../block-images.ts'
import { restoreClock, installFakeClock } from './fake-clock.ts'
import { add } from './actions.ts'
import { commands } from './commands.ts'
import type { Command } from './commands.ts'
import { testProducts } from './test-products.ts'
import { openReal } from './real.ts'

const steps = Number(import.meta.env.MODEL_STEPS)
const seed = Number(import.meta.env.MODEL_SEED)
const numRuns = Math.ceil(Number(import.meta.env.MODEL_RUNS) / 2)
const timeout = 120_000 + numRuns * 10_000
const maxShrinks = 60

loadAllLocales()
blockImages()

async function runVisit(scenario: ScenarioName, acts: Iterable<Command>) {
  const real = await openReal(scenario)
  try {
    await real.open()
    await fc.asyncModelRun(() => ({ model: { known: real.known }, real }), acts)
    await real.agree()
  } catch (cause) {
    throw new Error(`${String(cause)}\nRequests: ${real.server.cartCalls().join(', ')}`, { cause })
  } finally {
    await real.close()
  }
}

/** Loads every lazy script before the clock is faked. */
beforeAll(async () => {
  await import('#src/stores/toast-notification.ts')
  await page.viewport(1280, 1000)
  installFakeClock()
  const real = await openReal('ready-to-order')
  await real.open()
  await add(real, testProducts[0], 0)
  await real.settle()
  await real.close()
}, 60_000)

afterAll(restoreClock)

const shoppers = {
  'a guest': ['guest', 'cart-with-lines'],
  'a member': ['member', 'ready-to-order', 'ready-to-pay-from-wallet'],
} as const satisfies Record<string, readonly ScenarioName[]>

test.each(Object.entries(shoppers))(
  `cart screen, query cache and server agree after ${numRuns} random visits of %s`,
  { timeout },
  async (_shopper, scenarios) => {
    const visits = fc.limitShrink(commands(steps), maxShrinks)
    const property = fc.asyncProperty(fc.constantFrom(...scenarios), visits, runVisit)
    await fc.assert(property, { numRuns, seed })
  },
)

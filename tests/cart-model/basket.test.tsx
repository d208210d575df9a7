import * as fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import type { ScenarioName } from '#mocks/server/scenarios/registry.ts'
import '#src/app/styles.ts'
import { refusePictures } from '../refuse-pictures.ts'
import { startClock, stopClock } from './clock.ts'
import { add } from './acts.ts'
import { commands } from './commands.ts'
import type { Command } from './commands.ts'
import { goods } from './goods.ts'
import { openReal } from './real.ts'

const steps = Number(import.meta.env.MODEL_STEPS)
const seed = Number(import.meta.env.MODEL_SEED)
/** Half of them a guest's, half a member's. */
const numRuns = Math.ceil(Number(import.meta.env.MODEL_RUNS) / 2)
const timeout = 120_000 + numRuns * 10_000
const mostShrinks = 60

loadAllLocales()
refusePictures()

async function shopped(scenario: ScenarioName, acts: Iterable<Command>) {
  const real = await openReal(scenario)
  try {
    await real.open()
    await fc.asyncModelRun(() => ({ model: { known: real.known }, real }), acts)
    await real.agree()
  } catch (cause) {
    throw new Error(`${String(cause)}\nThe server was asked: ${real.server.calls().join(', ')}`, { cause })
  } finally {
    await real.close()
  }
}

/** The scripts of all pages, and of what they tell, are here before time stands still. */
beforeAll(async () => {
  await import('#src/stores/notify.ts')
  await page.viewport(1280, 1000)
  stopClock()
  const real = await openReal('ready-to-order')
  await real.open()
  await add(real, goods[0], 0)
  await real.settle()
  await real.close()
}, 60_000)

afterAll(startClock)

const shoppers = {
  'a guest': ['guest', 'cart-with-lines'],
  'a member': ['member', 'ready-to-order'],
} as const satisfies Record<string, readonly ScenarioName[]>

test.each(Object.entries(shoppers))(
  `${numRuns} visits of %s: the screen, the client and the server agree`,
  { timeout },
  async (_shopper, scenarios) => {
    const visits = fc.limitShrink(commands(steps), mostShrinks)
    const property = fc.asyncProperty(fc.constantFrom(...scenarios), visits, shopped)
    await fc.assert(property, { numRuns, seed })
  },
)

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Locales } from '#i18n/i18n-types.ts'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import { locales } from '#i18n/i18n-util.ts'
import { ContractError } from '#src/api/errors.ts'
import '#src/app/styles.ts'
import { blockImages } from '../block-images.ts'
import { responsesFor, longListResponses } from './network.ts'
import type { Responses } from './network.ts'
import { callsOf, applySession, screens } from './screens.ts'
import type { Screen } from './screens.ts'
import { openShop } from './shop.tsx'
import type { Shop } from './shop.tsx'

const runs = Number(import.meta.env.FUZZ_RUNS)
const seed = Number(import.meta.env.FUZZ_SEED)
const timeout = 60_000 + runs * 2_000

loadAllLocales()
blockImages()

type Assertion = (shop: Shop) => void

async function visit(screen: Screen, answers: Responses, locale: Locales, assertion: Assertion) {
  applySession(screen, answers)
  const shop = openShop({ path: screen.path, locale }, answers)
  try {
    await screen.act?.(shop)
    await shop.settled()
    expect(shop.uncaught).toEqual([])
    assertion(shop)
  } catch (cause) {
    throw new Error(failureReport(shop, answers), { cause })
  } finally {
    shop.close()
  }
}

function failureReport({ text, caught, uncaught }: Shop, answers: Responses) {
  const responses = Object.entries(answers).map(
    ([call, answer]) => `${call}: ${JSON.stringify(answer).slice(0, 1_000)}`,
  )
  const stacks = [...caught, ...uncaught].map((error) =>
    error instanceof Error ? error.stack : String(error),
  )
  return [...responses, `The page says: ${text()}`, ...stacks].join('\n')
}

async function checkProperty(screen: Screen, answers: fc.Arbitrary<Responses>, assertion: Assertion) {
  const generated = fc.limitShrink(fc.tuple(answers, fc.constantFrom<Locales>(...locales)), 40)
  const property = fc.asyncProperty(generated, ([known, locale]) => visit(screen, known, locale, assertion))
  const { failed, numRuns, errorInstance } = await fc.check(property, { numRuns: runs, seed })
  if (!failed) return
  const { message, cause } = errorInstance as Error
  throw new Error(`Run ${numRuns} of ${runs}, FUZZ_SEED=${seed}\n${message}`, { cause })
}

const expectNoError: Assertion = ({ caught }) => expect(caught).toEqual([])

const expectContractError: Assertion = ({ text, caught, LL }) => {
  expect(text()).toContain(LL.errors.contract())
  expect(caught.filter((error) => !(error instanceof ContractError))).toEqual([])
}

/** Calls with a list whose items may be left out. */
const tolerantCalls = ['products', 'product', 'contentList', 'contentEntry', 'orders', 'order']

const expectRest: Assertion = (shop) => {
  expectNoError(shop)
  expect(shop.text()).not.toContain(shop.LL.errors.contract())
}

test.each(screens)(
  `$name renders ${runs} random valid response sets without an error`,
  { timeout },
  (screen) => checkProperty(screen, responsesFor(callsOf(screen)), expectNoError),
)

test.each(screens.filter(({ main }) => main))(
  `$name shows the contract error on ${runs} response sets with an invalid field in $main`,
  { timeout },
  (screen) => checkProperty(screen, responsesFor(callsOf(screen), screen.main), expectContractError),
)

const tolerantScreens = screens.filter(({ main }) => main && tolerantCalls.includes(main))

test.each(tolerantScreens)(
  `$name shows the rest of ${runs} response sets with an invalid item in a list of $main`,
  { timeout },
  (screen) => checkProperty(screen, responsesFor(callsOf(screen), screen.main, 'readable'), expectRest),
)

test.each(screens)(
  `$name renders without an error on ${runs} response sets with an invalid field in a secondary call`,
  { timeout },
  (screen) => {
    const others = screen.also.filter((name) => name !== screen.main)
    const answers = fc.constantFrom(...others).chain((name) => responsesFor(callsOf(screen), name))
    return checkProperty(screen, answers, expectNoError)
  },
)

const longScreenNames = ['all products', 'a product', 'the cart of a member', 'an order']
const longScreens = screens.filter(({ name }) => longScreenNames.includes(name))

test.each(longScreens)('$name renders lists of 999 items without an error', { timeout }, async (screen) => {
  const [answers] = fc.sample(longListResponses(callsOf(screen)), { numRuns: 1, seed })
  await visit(screen, answers!, 'fa', expectNoError)
})

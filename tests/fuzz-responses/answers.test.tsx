import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Locales } from '#i18n/i18n-types.ts'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import { locales } from '#i18n/i18n-util.ts'
import { ContractError } from '#src/api/errors.ts'
import '#src/app/styles.ts'
import { refusePictures } from '../refuse-pictures.ts'
import { answersTo, crowdedAnswersTo } from './network.ts'
import type { Answers } from './network.ts'
import { callsOf, enter, screens } from './screens.ts'
import type { Screen } from './screens.ts'
import { openShop } from './shop.tsx'
import type { Shop } from './shop.tsx'

const runs = Number(import.meta.env.FUZZ_RUNS)
const seed = Number(import.meta.env.FUZZ_SEED)
const timeout = 60_000 + runs * 2_000

loadAllLocales()
refusePictures()

type Look = (shop: Shop) => void

async function visit(screen: Screen, answers: Answers, locale: Locales, look: Look) {
  enter(screen, answers)
  const shop = openShop({ path: screen.path, locale }, answers)
  try {
    await screen.act?.(shop)
    await shop.settled()
    expect(shop.uncaught).toEqual([])
    look(shop)
  } catch (cause) {
    throw new Error(storyOf(shop, answers), { cause })
  } finally {
    shop.close()
  }
}

function storyOf({ text, caught, uncaught }: Shop, answers: Answers) {
  const said = Object.entries(answers).map(
    ([call, answer]) => `${call}: ${JSON.stringify(answer).slice(0, 1_000)}`,
  )
  const stacks = [...caught, ...uncaught].map((error) =>
    error instanceof Error ? error.stack : String(error),
  )
  return [...said, `The page says: ${text()}`, ...stacks].join('\n')
}

/** Draws answers and a language `runs` times; of a failure it tells the smallest answers found in forty tries. */
async function always(screen: Screen, answers: fc.Arbitrary<Answers>, look: Look) {
  const drawn = fc.limitShrink(fc.tuple(answers, fc.constantFrom<Locales>(...locales)), 40)
  const property = fc.asyncProperty(drawn, ([known, locale]) => visit(screen, known, locale, look))
  const { failed, numRuns, errorInstance } = await fc.check(property, { numRuns: runs, seed })
  if (!failed) return
  const { message, cause } = errorInstance as Error
  throw new Error(`Run ${numRuns} of ${runs}, FUZZ_SEED=${seed}\n${message}`, { cause })
}

const noError: Look = ({ caught }) => expect(caught).toEqual([])

const tells: Look = ({ text, caught, LL }) => {
  expect(text()).toContain(LL.errors.contract())
  expect(caught.filter((error) => !(error instanceof ContractError))).toEqual([])
}

test.each(screens)(`$name, ${runs} answers that the contracts allow: no error`, { timeout }, (screen) =>
  always(screen, answersTo(callsOf(screen)), noError),
)

test.each(screens.filter(({ main }) => main))(
  `$name, ${runs} answers with one invalid field in $main: says so`,
  { timeout },
  (screen) => always(screen, answersTo(callsOf(screen), screen.main), tells),
)

test.each(screens)(
  `$name, ${runs} answers with one invalid field elsewhere: stands`,
  { timeout },
  (screen) => {
    const others = screen.also.filter((name) => name !== screen.main)
    const answers = fc.constantFrom(...others).chain((name) => answersTo(callsOf(screen), name))
    return always(screen, answers, noError)
  },
)

const lists = ['all products', 'a product', 'the basket of a member', 'an order']
const longScreens = screens.filter(({ name }) => lists.includes(name))

test.each(longScreens)('$name, 999 of whatever it lists: no error', { timeout }, async (screen) => {
  const [answers] = fc.sample(crowdedAnswersTo(callsOf(screen)), { numRuns: 1, seed })
  await visit(screen, answers!, 'fa', noError)
})

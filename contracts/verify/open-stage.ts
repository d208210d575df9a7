import type { SharedAccount } from './account.ts'
import type { Check } from './check.ts'
import { Drift, Skip } from './drift.ts'
import type { Facts } from './facts.ts'
import type { Options } from './options.ts'
import { registerAs } from './people.ts'
import { randomFrom } from './random.ts'
import type { Shop } from './shopper.ts'
import { openShopper } from './shopper.ts'
import type { Stage } from './stage.ts'

const mostFindings = 5

/** What the checks of a run share. */
export type Run = {
  options: Options
  facts: Facts
  newMobile: () => string
  account: SharedAccount
}

function given<Value>(value: Value | null, option: string): Value {
  if (value === null) throw new Skip(`needs ${option}`)
  return value
}

type Opening = {
  check: Check
  /** Its place among the checks. */
  turn: number
  shop: Shop
  run: Run
  /** Takes the drifts of `each`. */
  tell: (drift: Drift) => void
}

/** The stage of one check. */
export function openStage({ check, turn, shop, run, tell }: Opening): Stage {
  const { options, facts, newMobile } = run
  const key = `${check.group}/${check.name}`
  const testCode = () => given(options.testCode, '--test-code')
  const guest = (name = 'guest') => openShopper(shop, name)
  const account = () => run.account.enter(shop)
  return {
    random: randomFrom(key, options.seed),
    seed: options.seed,
    transcript: shop.transcript,
    guest,
    async member(name = 'member') {
      if (options.testCode === null) return account()
      const shopper = guest(name)
      await registerAs(shopper, newMobile(), options.testCode)
      return shopper
    },
    account,
    credentials: () => given(options.account, '--account'),
    newMobile,
    testCode,
    rebate: () => given(options.rebate, '--rebate'),
    advance: (seconds) => given(options.advance, 'a clock that can be moved')(seconds),
    list: () => facts.list(guest()),
    goods: (count) => facts.goods(guest(), count, turn),
    good: async () => (await facts.goods(guest(), 1, turn))[0]!,
    tree: () => facts.tree(guest()),
    async each(cases, body) {
      let found = 0
      for (const one of cases) {
        const before = shop.transcript.length
        try {
          await body(one)
        } catch (error) {
          if (!(error instanceof Drift)) throw error
          tell(error)
          if (++found === mostFindings) return
        }
        shop.transcript.length = before
      }
    },
  }
}

import type { SharedAccount } from './shared-account.ts'
import type { Check } from './check.ts'
import { Drift, Skip } from './drift.ts'
import type { CatalogueCache } from './catalogue-cache.ts'
import type { Options } from './options.ts'
import { registerAs } from './member-fixtures.ts'
import { seededRandom } from './random.ts'
import type { ClientContext } from './shopper.ts'
import { createShopper } from './shopper.ts'
import type { CheckContext } from './check-context.ts'

const maxFindings = 5

export type RunContext = {
  options: Options
  facts: CatalogueCache
  newMobile: () => string
  account: SharedAccount
}

function required<Value>(value: Value | null, option: string): Value {
  if (value === null) throw new Skip(`needs ${option}`)
  return value
}

type Opening = {
  check: Check
  turn: number
  shop: ClientContext
  run: RunContext
  report: (drift: Drift) => void
}

export function createCheckContext({ check, turn, shop, run, report }: Opening): CheckContext {
  const { options, facts, newMobile } = run
  const key = `${check.group}/${check.name}`
  const testCode = () => required(options.testCode, '--test-code')
  const guest = (name = 'guest') => createShopper(shop, name)
  const account = () => run.account.signIn(shop)
  return {
    random: seededRandom(key, options.seed),
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
    credentials: () => required(options.account, '--account'),
    newMobile,
    testCode,
    rebate: () => required(options.rebate, '--rebate'),
    rebateMinimum: () => required(options.rebateMinimum, '--rebate-minimum'),
    formerProducts: () => options.formerProducts,
    formerCategory: () => required(options.formerCategory, '--former-category'),
    formerEntry: () => required(options.formerEntry, '--former-entry'),
    goneProduct: () => required(options.goneProduct, '--gone-product'),
    advanceClock: (seconds) => required(options.advance, 'a clock that can be moved')(seconds),
    settlePayment: (paymentUrl, outcome) =>
      required(options.settlePayment, 'a test payment page')(paymentUrl, outcome),
    deliver: (orderId) => required(options.deliver, 'a test delivery')(orderId),
    letterLinks: (email) => required(options.letterLinks, 'letters that are shown')(email),
    productList: () => facts.productList(guest()),
    products: (count) => facts.products(guest(), count, turn),
    product: async () => (await facts.products(guest(), 1, turn))[0]!,
    categories: () => facts.categories(guest()),
    async each(cases, body) {
      let found = 0
      for (const one of cases) {
        const before = shop.transcript.length
        try {
          await body(one)
        } catch (error) {
          if (!(error instanceof Drift)) throw error
          report(error)
          if (++found === maxFindings) return
        }
        shop.transcript.length = before
      }
    },
  }
}

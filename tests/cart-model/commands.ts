import * as fc from 'fast-check'
import { formattersOf } from '#i18n/formatters.ts'
import type { Fault } from '#mocks/server/faults.ts'
import {
  add,
  applyCode,
  changeElsewhere,
  chooseDelivery,
  removeCode,
  moveWallet,
  setOnline,
  removeLine,
  tapLine,
  toggleWallet,
  typeCount,
  undo,
} from './actions.ts'
import { advanceClock } from './fake-clock.ts'
import type { Expected } from './expected.ts'
import { testProducts } from './test-products.ts'
import type { Real } from './real.ts'

/** fast-check keeps one model object, and the expected state is immutable: hence the getter. */
type Model = { known: () => Expected }
export type Command = fc.AsyncCommand<Model, Real>

/** Milliseconds until the next action; `null` waits for all responses. */
type Pause = number | null

const pauses = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Pause>(null) },
  { weight: 2, arbitrary: fc.constantFrom<Pause>(0, 50, 450, 1_200) },
)
const atOnce = fc.constant<Pause>(0)

/** More pending actions have too many possible orders to enumerate. */
const maxPending = 8

async function waitAfter(real: Real, pause: Pause) {
  const { isOnline, pendingActions } = real.known()
  if (isOnline && (pause === null || pendingActions.length > maxPending)) await real.settle()
  else await advanceClock(pause ?? 50)
}

type Action = {
  name: string
  can?: (known: Expected) => boolean
  run: (real: Real) => Promise<void>
}

const always = () => true

const commandOf = (
  actions: fc.Arbitrary<Action>,
  until: fc.Arbitrary<Pause> = pauses,
): fc.Arbitrary<Command> =>
  fc.tuple(actions, until).map(([{ name, can = always, run }, pause]) => ({
    check: ({ known }) => can(known()),
    run: async (_model, real) => {
      await run(real)
      await waitAfter(real, pause)
    },
    toString: () => (pause === null ? name : `${name} +${pause} ms`),
  }))

const lineIndex = fc.nat(5)
const anyProduct = fc.constantFrom(...testProducts)

const adding = fc.record({ of: anyProduct, more: fc.nat(2) }).map(({ of, more }) => ({
  name: `add 1 + ${more} of ${of.item}`,
  can: ({ isOnline, visited }: Expected) => isOnline || visited.has(of.item),
  run: (real: Real) => add(real, of, more),
}))

const tapping = fc
  .record({ at: lineIndex, times: fc.integer({ min: 1, max: 6 }), by: fc.constantFrom<1 | -1>(1, -1) })
  .map(({ at, times, by }) => ({
    name: `${by > 0 ? 'plus' : 'minus'} ×${times} on line ${at}`,
    run: (real: Real) => tapLine(real, at, times, by),
  }))

const typing = fc
  .record({ at: lineIndex, count: fc.constantFrom(0, 1, 2, 3, 5, 8, 40, 999), isPersian: fc.boolean() })
  .map(({ at, count, isPersian }) => {
    const text = isPersian ? formattersOf('fa').digits(count) : String(count)
    return { name: `type ${text} on line ${at}`, run: (real: Real) => typeCount(real, at, count, text) }
  })

const removing = lineIndex.map((at) => ({
  name: `remove line ${at}`,
  run: (real: Real) => removeLine(real, at),
}))

const undoing = lineIndex.map((at) => ({
  name: `undo ${at}`,
  can: ({ removedLines }: Expected) => removedLines.size > 0,
  run: (real: Real) => undo(real, at),
}))

const choosingDelivery = fc
  .constantFrom(1, 2, 3)
  .map((id) => ({ name: `delivery ${id}`, run: (real: Real) => chooseDelivery(real, id) }))

const changingCode = fc.constantFrom('ZARRIN10', 'NOTHING5', null).map((code) => ({
  name: code === null ? 'remove the code' : `code ${code}`,
  run: (real: Real) => (code === null ? removeCode(real) : applyCode(real, code)),
}))

const rareCalls = ['delete', 'setDelivery', 'setRebate', 'removeRebate', 'getCart', 'getDelivery'] as const
const faults = ['drop', 'drop-answer', { latency: 300 }, { latency: 1_500 }, { status: 503 }] as const

const failing = fc
  .record({
    on: fc.oneof(fc.constant('add' as const), fc.constantFrom(...rareCalls)),
    fault: fc.constantFrom<Fault['fault']>(...faults),
    times: fc.integer({ min: 1, max: 2 }),
  })
  .map((fault) => ({
    name: `fault ${JSON.stringify(fault)}`,
    run: async ({ server }: Real) => void server.injectFaults([fault]),
  }))

const goingOffline = fc.constant({
  name: 'offline',
  can: ({ isOnline }: Expected) => isOnline,
  run: (real: Real) => setOnline(real, false),
})

const goingOnline = fc.constant({
  name: 'online',
  can: ({ isOnline }: Expected) => !isOnline,
  run: (real: Real) => setOnline(real, true),
})

const reloading = fc.constant({
  name: 'reload',
  can: ({ isOnline }: Expected) => isOnline,
  run: ({ reload }: Real) => reload(),
})

const elsewhere = fc
  .record({
    of: anyProduct,
    change: fc.constantFrom<'one more' | 'none'>('one more', 'none'),
    refocuses: fc.boolean(),
  })
  .map(({ of: { item }, change, refocuses }) => ({
    name: `elsewhere ${change} of ${item}${refocuses ? ', then refocus' : ''}`,
    can: ({ hasCart }: Expected) => hasCart,
    run: (real: Real) => changeElsewhere(real, item, change, refocuses),
  }))

const togglingWallet = fc.constant({
  name: 'toggle the wallet',
  run: (real: Real) => toggleWallet(real),
})

const movingWallet = fc
  .record({
    amount: fc.constantFrom(1_000_000, 9_000_000_000, -500_000, -9_000_000_000),
    refocuses: fc.boolean(),
  })
  .map(({ amount, refocuses }) => ({
    name: `wallet elsewhere ${amount}${refocuses ? ', then refocus' : ''}`,
    can: ({ hasWallet }: Expected) => hasWallet,
    run: (real: Real) => moveWallet(real, amount, refocuses),
  }))

const frequentActions = [adding, adding, tapping, tapping, undoing]
const otherActions = [
  adding,
  tapping,
  typing,
  removing,
  undoing,
  choosingDelivery,
  changingCode,
  goingOnline,
  goingOnline,
  elsewhere,
  togglingWallet,
  movingWallet,
]

export const commands = (steps: number) =>
  fc.commands(
    [
      ...[...frequentActions, ...otherActions].map((actions) => commandOf(actions)),
      ...[failing, failing, goingOffline].map((actions) => commandOf(actions, atOnce)),
      commandOf(reloading, fc.constant<Pause>(null)),
    ],
    { maxCommands: steps, size: 'max' },
  )

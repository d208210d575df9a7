import * as fc from 'fast-check'
import { formattersOf } from '#i18n/formatters.ts'
import type { Fault } from '#mocks/server/faults.ts'
import {
  add,
  applyCode,
  changeElsewhere,
  chooseDelivery,
  removeCode,
  setOnline,
  takeOut,
  tapLine,
  typeCount,
  undo,
} from './acts.ts'
import { pass } from './clock.ts'
import type { Expected } from './expected.ts'
import { goods } from './goods.ts'
import type { Real } from './real.ts'

/** What is expected changes as a whole: fast-check gets a place that holds it. */
type Held = { known: () => Expected }
export type Command = fc.AsyncCommand<Held, Real>

/** Milliseconds until the next act, or `null`: when all is answered. */
type Pause = number | null

const pauses = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Pause>(null) },
  { weight: 2, arbitrary: fc.constantFrom<Pause>(0, 50, 450, 1_200) },
)
const atOnce = fc.constant<Pause>(0)

/** More of them have more orders than can be gone through. */
const mostUnderWay = 8

async function waited(real: Real, pause: Pause) {
  const { isOnline, done } = real.known()
  if (isOnline && (pause === null || done.length > mostUnderWay)) await real.settle()
  else await pass(pause ?? 50)
}

type Way = {
  name: string
  can?: (known: Expected) => boolean
  run: (real: Real) => Promise<void>
}

const always = () => true

/** One of many ways of one kind, and what goes by until the next act. */
const commandOf = (ways: fc.Arbitrary<Way>, until: fc.Arbitrary<Pause> = pauses): fc.Arbitrary<Command> =>
  fc.tuple(ways, until).map(([{ name, can = always, run }, pause]) => ({
    check: ({ known }) => can(known()),
    run: async (_held, real) => {
      await run(real)
      await waited(real, pause)
    },
    toString: () => (pause === null ? name : `${name} +${pause} ms`),
  }))

const which = fc.nat(5)
const good = fc.constantFrom(...goods)

const adding = fc.record({ of: good, more: fc.nat(2) }).map(({ of, more }) => ({
  name: `add 1 + ${more} of ${of.item}`,
  can: ({ isOnline, visited }: Expected) => isOnline || visited.has(of.item),
  run: (real: Real) => add(real, of, more),
}))

const tapping = fc
  .record({ at: which, times: fc.integer({ min: 1, max: 6 }), by: fc.constantFrom<1 | -1>(1, -1) })
  .map(({ at, times, by }) => ({
    name: `${by > 0 ? 'plus' : 'minus'} ×${times} on line ${at}`,
    run: (real: Real) => tapLine(real, at, times, by),
  }))

const typing = fc
  .record({ at: which, count: fc.constantFrom(0, 1, 2, 3, 5, 8, 40, 999), isPersian: fc.boolean() })
  .map(({ at, count, isPersian }) => {
    const text = isPersian ? formattersOf('fa').digits(count) : String(count)
    return { name: `type ${text} on line ${at}`, run: (real: Real) => typeCount(real, at, count, text) }
  })

const removing = which.map((at) => ({ name: `remove line ${at}`, run: (real: Real) => takeOut(real, at) }))

const undoing = which.map((at) => ({
  name: `undo ${at}`,
  can: ({ taken }: Expected) => taken.size > 0,
  run: (real: Real) => undo(real, at),
}))

const choosing = fc
  .constantFrom(1, 2, 3)
  .map((id) => ({ name: `delivery ${id}`, run: (real: Real) => chooseDelivery(real, id) }))

const coding = fc.constantFrom('ZARRIN10', 'NOTHING5', null).map((code) => ({
  name: code === null ? 'remove the code' : `code ${code}`,
  run: (real: Real) => (code === null ? removeCode(real) : applyCode(real, code)),
}))

const rarely = ['delete', 'setDelivery', 'setRebate', 'removeRebate', 'getCart', 'getDelivery'] as const
const faults = ['drop', 'drop-answer', { latency: 300 }, { latency: 1_500 }, { status: 503 }] as const

const failing = fc
  .record({
    on: fc.oneof(fc.constant('add' as const), fc.constantFrom(...rarely)),
    fault: fc.constantFrom<Fault['fault']>(...faults),
    times: fc.integer({ min: 1, max: 2 }),
  })
  .map((fault) => ({
    name: `fault ${JSON.stringify(fault)}`,
    run: async ({ server }: Real) => void server.plant([fault]),
  }))

const leaving = fc.constant({
  name: 'offline',
  can: ({ isOnline }: Expected) => isOnline,
  run: (real: Real) => setOnline(real, false),
})

const returning = fc.constant({
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
  .record({ of: good, change: fc.constantFrom<'one more' | 'none'>('one more', 'none'), looks: fc.boolean() })
  .map(({ of: { item }, change, looks }) => ({
    name: `elsewhere ${change} of ${item}${looks ? ', looked at again' : ''}`,
    can: ({ hasBasket }: Expected) => hasBasket,
    run: (real: Real) => changeElsewhere(real, item, change, looks),
  }))

const often = [adding, adding, tapping, tapping, undoing]
const once = [adding, tapping, typing, removing, undoing, choosing, coding, returning, returning, elsewhere]

/** What a shopper, the network and another device do. */
export const commands = (steps: number) =>
  fc.commands(
    [
      ...[...often, ...once].map((ways) => commandOf(ways)),
      ...[failing, failing, leaving].map((ways) => commandOf(ways, atOnce)),
      commandOf(reloading, fc.constant<Pause>(null)),
    ],
    { maxCommands: steps, size: 'max' },
  )

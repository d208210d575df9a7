import { fill } from '../baskets.ts'
import type { CallName } from '../calls.ts'
import { callNames, onlyReads } from '../calls.ts'
import type { Check } from '../check.ts'
import { lawsOf } from '../check.ts'
import { expectSame } from '../drift.ts'
import { withSample } from '../sample-needs.ts'
import { samples } from '../samples.ts'

const law = lawsOf('reads')
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** A server's clock goes on between two answers. */
function timeless(value: unknown): unknown {
  if (typeof value === 'string') return instant.test(value) ? 'an instant' : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(timeless)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, timeless(inner)]))
}

const readsTwice = <Name extends CallName>(call: Name): Check =>
  law(`${call}-answers-the-same-again`, withSample(call), async (stage) => {
    const { shopper, input } = await samples[call](stage)
    const first = timeless(await shopper.ok(call, input))
    expectSame('the second answer', timeless(await shopper.ok(call, input)), first)
  })

const leavesBasket = <Name extends CallName>(call: Name): Check =>
  law(`${call}-leaves-the-basket`, { ...withSample(call), writes: true }, async (stage) => {
    const { shopper, input } = await samples[call](stage)
    const named = 'uniqueId' in input && typeof input.uniqueId === 'string' ? input.uniqueId : null
    const uniqueId = named ?? (await fill(shopper, await stage.good()))
    const before = await shopper.ok('getCart', { uniqueId })
    await shopper.ok(call, input)
    expectSame(`the basket after ${call}`, await shopper.ok('getCart', { uniqueId }), before)
  })

/** A read gives the same answer twice, and leaves the shopper's basket as it was. */
export const readLaws: readonly Check[] = callNames
  .filter(onlyReads)
  .flatMap((call) => [readsTwice(call), leavesBasket(call)])

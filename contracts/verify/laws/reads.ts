import { addToCart } from '../cart-steps.ts'
import type { CallName } from '../../registry.ts'
import { callNames } from '../../registry.ts'
import { isReadOnly } from '../call-properties.ts'
import type { Check } from '../check.ts'
import { lawsOf } from '../check.ts'
import { expectSame } from '../drift.ts'
import { sampleNeeds } from '../sample-needs.ts'
import { samples } from '../samples.ts'

const law = lawsOf('reads')
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** The server’s clock moves between two answers. */
function withoutInstants(value: unknown): unknown {
  if (typeof value === 'string') return instant.test(value) ? 'an instant' : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutInstants)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutInstants(inner)]))
}

const repeatedRead = <Name extends CallName>(call: Name): Check =>
  law(`${call}-is-repeatable`, sampleNeeds(call), async (context) => {
    const { shopper, input } = await samples[call](context)
    const first = withoutInstants(await shopper.ok(call, input))
    expectSame('the second answer', withoutInstants(await shopper.ok(call, input)), first)
  })

const readWithoutWrite = <Name extends CallName>(call: Name): Check =>
  law(`${call}-leaves-the-cart-unchanged`, { ...sampleNeeds(call), writes: true }, async (context) => {
    const { shopper, input } = await samples[call](context)
    const named = 'uniqueId' in input && typeof input.uniqueId === 'string' ? input.uniqueId : null
    const uniqueId = named ?? (await addToCart(shopper, await context.product()))
    const before = await shopper.ok('getCart', { uniqueId })
    await shopper.ok(call, input)
    expectSame(`the cart after ${call}`, await shopper.ok('getCart', { uniqueId }), before)
  })

export const readLaws: readonly Check[] = callNames
  .filter(isReadOnly)
  .flatMap((call) => [repeatedRead(call), readWithoutWrite(call)])

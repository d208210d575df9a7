import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { arbitraryOf, invalidArbitraryOf, fakeOf } from './arbitrary.ts'
import { cartOperations } from './cart-operations.ts'
import { calls } from './registry.ts'

const schemas = Object.entries(calls).flatMap(([name, { input, output }]) => [
  [`${name} input`, input] as const,
  [`${name} output`, output] as const,
])
const seeds = Array.from({ length: 200 }, (_, seed) => seed)

test.each(schemas)('%s: 200 of 200 fakes parse', (_, schema) => {
  expect(seeds.map((seed) => z.safeParse(schema, fakeOf(schema, seed)).error)).toEqual(
    seeds.map(() => undefined),
  )
})

test.each(schemas)('%s: the schema rejects 200 of 200 invalid values at their invalid path', (_, schema) => {
  const broken = fc.sample(invalidArbitraryOf(schema), { seed: 1, numRuns: 200 })
  expect(broken.map(({ value }) => z.safeParse(schema, value).error?.issues[0]?.path)).toEqual(
    broken.map(({ path }) => path),
  )
})

test('fakes sometimes omit optional keys, and draw lists of 0 to 10 items', () => {
  const schema = z.object({ note: z.optional(z.string()), parts: z.array(z.int()) })
  const fakes = seeds.map((seed) => fakeOf(schema, seed))
  expect(new Set(fakes.map((fake) => 'note' in fake))).toEqual(new Set([true, false]))
  expect(new Set(fakes.map(({ parts }) => parts.length))).toEqual(new Set(seeds.slice(0, 11)))
})

test('the same seed gives the same fake', () => {
  expect(fakeOf(cartOperations.getCart.output, 7)).toEqual(fakeOf(cartOperations.getCart.output, 7))
  expect(fakeOf(cartOperations.getCart.output, 7)).not.toEqual(fakeOf(cartOperations.getCart.output, 8))
})

test('an unsupported schema or check throws an error with its name', () => {
  expect(() => arbitraryOf(z.object({ at: z.date() }))).toThrow(/schema: date/)
  expect(() => arbitraryOf(z.int().check(z.multipleOf(7)))).toThrow(/check: multiple_of/)
  expect(() => arbitraryOf(z.string().check(z.refine(Boolean)))).toThrow(/check: custom/)
})

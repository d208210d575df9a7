import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { lengthsOf, numberOf, stringOf, type Check } from './arbitrary-scalars.ts'

type Schema = z.core.$ZodType

const drawn = new WeakMap<Schema, fc.Arbitrary<unknown>>()

/**
 * The values that `schema` takes, as they travel: what a server may answer when it is an output, what a client may
 * send when it is an input. A query says numbers and flags in letters, and a list of one may stand without its list.
 * A key that has a default is always there: the client writes it. Integers are often small, so that ids repeat.
 * Throws on a kind of schema, or of check, that it does not know.
 */
export function arbitraryOf<S extends Schema>(schema: S): fc.Arbitrary<z.input<S>> {
  const known = drawn.get(schema) ?? draw(schema)
  drawn.set(schema, known)
  return known as fc.Arbitrary<z.input<S>>
}

/** One value of `schema`; the same one for the same seed, which is an integer. */
export function fakeOf<S extends Schema>(schema: S, seed: number): z.input<S> {
  return fc.sample(arbitraryOf(schema), { seed, numRuns: 1 })[0]!
}

function draw(schema: Schema, outer: readonly Check[] = []): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const checks = [...checksOf(schema), ...outer]
  switch (def.type) {
    case 'object':
      return recordOf(def.shape)
    case 'array':
      return fc.array(arbitraryOf(def.element), lengthsOf(checks))
    case 'record':
      if (!def.partial) throw unknownKind('record that is not partial')
      return fc.dictionary(arbitraryOf(def.keyType).map(String), arbitraryOf(def.valueType), {
        noNullPrototype: true,
      })
    case 'string':
      return stringOf(checks).filter(fits(schema))
    case 'number':
      return numberOf(checks).filter(fits(schema))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'unknown':
      return fc.jsonValue()
    case 'literal':
    case 'enum':
      return fc.constantFrom(...schema._zod.values!)
    case 'union':
      return fc.oneof(...def.options.map(arbitraryOf))
    case 'nullable':
      return fc.option(arbitraryOf(def.innerType), { nil: null, freq: 3 })
    case 'optional':
    case 'default':
    case 'prefault':
      return arbitraryOf(def.innerType)
    case 'pipe':
      if (def.in._zod.def.type !== 'transform') throw unknownKind('pipe that does not begin with a transform')
      return fc.tuple(draw(def.out, checks), fc.boolean()).map(inQuery).filter(fits(schema))
    default:
      throw unknownKind(def.type)
  }
}

function recordOf(shape: z.core.$ZodShape) {
  const fields = Object.entries(shape)
  const required = fields.filter(([, field]) => field._zod.def.type !== 'optional')
  return fc.record(Object.fromEntries(fields.map(([key, field]) => [key, arbitraryOf(field)])), {
    requiredKeys: required.map(([key]) => key),
    noNullPrototype: true,
  })
}

/** A format of its own, as in `z.int()`, is a check too. */
function checksOf({ _zod: { def } }: Schema): Check[] {
  const own = 'check' in def ? [def as z.core.$ZodTypeDef & Check] : []
  return [...own, ...(def.checks ?? []).map((check) => check._zod.def as Check)]
}

const fits = (schema: Schema) => (value: unknown) => z.safeParse(schema, value).success

/** How a query says a value; a list of one as its only item when `alone`. */
function inQuery([value, alone]: [unknown, boolean]): unknown {
  if (Array.isArray(value)) return alone && value.length === 1 ? value[0] : value
  return String(value)
}

function unknownKind(kind: string) {
  return new Error(`contracts/arbitrary.ts cannot draw a value of this kind of schema: ${kind}. Teach it.`)
}

export type Broken = { value: unknown; path: PropertyKey[] }

/** `undefined` leaves the field out. */
const wrongs = [undefined, null, {}, [], true, '', 'نه این', '-', 'x'.repeat(5000), -1, 0, 0.5, 1e6, 2 ** 60]

/**
 * A value of `schema` of which one field was made invalid: left out, of another type, or out of its range, length,
 * pattern or choice. `path` leads to it; the schema refuses the value there and nowhere else. A schema that takes
 * anything has no broken value, and the search for one would not end.
 */
export function brokenOf(schema: Schema): fc.Arbitrary<Broken> {
  return fc
    .tuple(arbitraryOf(schema), fc.nat(), fc.constantFrom(...wrongs))
    .map(([value, at, wrong]) => {
      const paths = pathsIn(value)
      const path = paths[at % paths.length]!
      return { value: replaced(value, path, wrong), path }
    })
    .filter(({ value, path }) => isRefusedAt(schema, value, path))
}

function pathsIn(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== 'object' || value === null) return [path]
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [path, ...entries.flatMap(([key, inner]) => pathsIn(inner, [...path, key]))]
}

function replaced(value: unknown, [key, ...rest]: PropertyKey[], wrong: unknown): unknown {
  if (key === undefined) return wrong
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value as object)
  const changed = entries
    .map(([name, inner]) => [name, name === key ? replaced(inner, rest, wrong) : inner] as const)
    .filter(([name, inner]) => name !== key || inner !== undefined)
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed)
}

function isRefusedAt(schema: Schema, value: unknown, path: PropertyKey[]) {
  const issues = z.safeParse(schema, value).error?.issues ?? []
  return issues.length > 0 && issues.every((issue) => issue.path.join('/') === path.join('/'))
}

import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { lengthsOf, numberOf, stringOf, type Check } from './arbitrary-scalars.ts'

type Schema = z.core.$ZodType

const cache = new WeakMap<Schema, fc.Arbitrary<unknown>>()

/** Wire values that `schema` accepts: query values as strings, defaults filled in. Throws on an unknown schema or check. */
export function arbitraryOf<S extends Schema>(schema: S): fc.Arbitrary<z.input<S>> {
  const known = cache.get(schema) ?? createArbitrary(schema)
  cache.set(schema, known)
  return known as fc.Arbitrary<z.input<S>>
}

/** One value of `schema`, the same for the same integer seed. */
export function fakeOf<S extends Schema>(schema: S, seed: number): z.input<S> {
  return fc.sample(arbitraryOf(schema), { seed, numRuns: 1 })[0]!
}

function createArbitrary(schema: Schema, outer: readonly Check[] = []): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const checks = [...checksOf(schema), ...outer]
  switch (def.type) {
    case 'object':
      return recordOf(def.shape)
    case 'array':
      return fc.array(arbitraryOf(def.element), lengthsOf(checks))
    case 'record':
      if (!def.partial) throw unsupportedKind('record that is not partial')
      return fc.dictionary(arbitraryOf(def.keyType).map(String), arbitraryOf(def.valueType), {
        noNullPrototype: true,
      })
    case 'string':
      return stringOf(checks).filter(matches(schema))
    case 'number':
      return numberOf(checks).filter(matches(schema))
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
      if (def.in._zod.def.type !== 'transform')
        throw unsupportedKind('pipe that does not begin with a transform')
      return fc
        .tuple(createArbitrary(def.out, checks), fc.boolean())
        .map(toQueryValue)
        .filter(matches(schema))
    default:
      throw unsupportedKind(def.type)
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

function checksOf({ _zod: { def } }: Schema): Check[] {
  const own = 'check' in def ? [def as z.core.$ZodTypeDef & Check] : []
  return [...own, ...(def.checks ?? []).map((check) => check._zod.def as Check)]
}

const matches = (schema: Schema) => (value: unknown) => z.safeParse(schema, value).success

function toQueryValue([value, alone]: [unknown, boolean]): unknown {
  if (Array.isArray(value)) return alone && value.length === 1 ? value[0] : value
  return String(value)
}

function unsupportedKind(kind: string) {
  return new Error(`contracts/arbitrary.ts cannot draw a value of this kind of schema: ${kind}. Teach it.`)
}

export type InvalidValue = { value: unknown; path: PropertyKey[] }

/** `undefined` removes the field. */
const wrongs = [undefined, null, {}, [], true, '', 'نه این', '-', 'x'.repeat(5000), -1, 0, 0.5, 1e6, 2 ** 60]

/** A value of `schema` with one invalid field, at `path`. Never ends for a schema that accepts anything. */
export function invalidArbitraryOf(schema: Schema): fc.Arbitrary<InvalidValue> {
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

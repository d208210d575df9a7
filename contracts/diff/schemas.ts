import { alternativesOf, kindShift, refName, pairsOf } from './kinds.ts'
import { valueShifts, type Shift, type ShiftNote } from './values.ts'
import type { Schema, Schemas } from '../openapi/schemas.ts'

export type SchemaChange = {
  shift: Shift
  what: string
  path: string
  origin: string | null
}

export type Place = { path: string; origin: string | null; schemas: { before: Schemas; after: Schemas } }

export function schemaChanges(before: Schema, after: Schema, place: Place): SchemaChange[] {
  const here = before.$ref && before.$ref === after.$ref ? { ...place, origin: refName(before) } : place
  const ones = alternativesOf(before, place.schemas.before)
  const others = alternativesOf(after, place.schemas.after)
  const pairs = pairsOf(ones, others)
  const [only] = pairs
  if (only && ones.length === 1 && others.length === 1)
    return sameKindChanges(only[0].plain, only[1].plain, here)
  const gone = ones.filter((one) => !pairs.some(([known]) => known === one))
  const come = others.filter((other) => !pairs.some(([, known]) => known === other))
  const inner = pairs.flatMap(([one, other]) => schemaChanges(one.written, other.written, here))
  return [...at(here, kindShift(gone, come)), ...inner]
}

function sameKindChanges(before: Schema, after: Schema, place: Place): SchemaChange[] {
  return [
    ...at(place, before.description === after.description ? [] : [['words', 'is described anew']]),
    ...at(place, valueShifts(before, after)),
    ...fieldChanges(before, after, place),
    ...partChanges(before.items, after.items, within(place, '[]')),
    ...partChanges(before.propertyNames, after.propertyNames, within(place, '.{key}')),
    ...partChanges(before.additionalProperties, after.additionalProperties, within(place, '.*')),
  ]
}

function fieldChanges(before: Schema, after: Schema, place: Place): SchemaChange[] {
  const [ones, others] = [before.properties ?? {}, after.properties ?? {}]
  return Object.keys({ ...ones, ...others }).flatMap((field) => {
    const [one, other] = [ones[field], others[field]]
    const [wasRequired, isRequired] = [before, after].map(
      ({ required }) => required?.includes(field) ?? false,
    )
    const here = within(place, `.${field}`)
    if (!one) return at(here, [isRequired ? ['narrower', 'is new and required'] : ['optional', 'is new']])
    if (!other) return at(here, [[wasRequired ? 'changed' : 'narrower', 'is gone']])
    return [...at(here, requiredShift(wasRequired, isRequired)), ...schemaChanges(one, other, here)]
  })
}

function requiredShift(before = false, after = false): ShiftNote[] {
  if (before === after) return []
  return [after ? ['narrower', 'is required now'] : ['wider', 'may be left out now']]
}

/** A missing part allows everything. */
function partChanges(before: Schema | undefined, after: Schema | undefined, place: Place): SchemaChange[] {
  return before || after ? schemaChanges(before ?? {}, after ?? {}, place) : []
}

const within = ({ path, origin, schemas }: Place, step: string): Place => ({
  path: path === '' ? step.replace(/^\./, '') : path + step,
  origin: origin === null ? null : origin + step,
  schemas,
})

const at = ({ path, origin }: Place, told: readonly ShiftNote[]): SchemaChange[] =>
  told.map(([shift, what]) => ({ shift, what, path, origin }))

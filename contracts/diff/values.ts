import type { Schema } from '../openapi/schemas.ts'

/**
 * What happened to the set of values that a schema allows. `changed`: it lost some and won others, or nobody can tell;
 * `optional`: a field that may be left out is new; `words`: it is the same set.
 */
export type Shift = 'wider' | 'narrower' | 'changed' | 'optional' | 'words'

export type Told = [shift: Shift, what: string]

const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const
const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const
const elsewhere = ['$ref', 'anyOf', 'oneOf', 'properties', 'required', 'items', 'additionalProperties']
const forms = ['pattern', 'format', 'allOf']
const read = [
  'type',
  'const',
  'enum',
  'propertyNames',
  ...lowerBounds,
  ...upperBounds,
  ...forms,
  ...elsewhere,
]
const cosmetic = ['description', 'title', 'examples', 'discriminator']

/** What became of a schema's own keywords; both allow values of one kind. */
export function valueShifts(before: Schema, after: Schema): Told[] {
  const [one, other] = [inclusive(before), inclusive(after)]
  return [
    ...numberShift(one, other),
    ...choiceShifts(one, other),
    ...lowerBounds.flatMap((bound) => boundShift(bound, one[bound], other[bound], -Infinity)),
    ...upperBounds.flatMap((bound) => boundShift(bound, one[bound], other[bound], Infinity)),
    ...formShift(one, other),
    ...strangeShifts(one, other),
  ]
}

/** `exclusiveMinimum: 0` and `minimum: 1` say the same of an integer. */
function inclusive(schema: Schema): Schema {
  const { exclusiveMinimum, ...rest } = schema
  if (schema.type !== 'integer' || exclusiveMinimum === undefined) return schema
  return { ...rest, minimum: Math.max(exclusiveMinimum + 1, rest.minimum ?? -Infinity) }
}

function numberShift(before: Schema, after: Schema): Told[] {
  if (before.type === after.type) return []
  return [[after.type === 'integer' ? 'narrower' : 'wider', `${before.type} became ${after.type}`]]
}

const choicesOf = ({ const: only, enum: several }: Schema) => (only === undefined ? several : [only])

function choiceShifts(before: Schema, after: Schema): Told[] {
  const [one, other] = [choicesOf(before), choicesOf(after)]
  if (!one && !other) return []
  if (!one) return [['narrower', `only ${listed(other!)}`]]
  if (!other) return [['wider', `no longer only ${listed(one)}`]]
  const gone = one.filter((choice) => !other.includes(choice))
  const come = other.filter((choice) => !one.includes(choice))
  if (gone.length > 0 && come.length > 0) return [['changed', `${listed(gone)} became ${listed(come)}`]]
  if (gone.length > 0) return [['narrower', `no longer ${listed(gone)}`]]
  return come.length > 0 ? [['wider', `also ${listed(come)}`]] : []
}

const listed = (choices: readonly unknown[]) => choices.map((choice) => JSON.stringify(choice)).join(', ')

/** `open` is what a bound that is not there amounts to: it says, too, which way the bound points. */
function boundShift(
  name: string,
  before: number | undefined,
  after: number | undefined,
  open: number,
): Told[] {
  const [one, other] = [before ?? open, after ?? open]
  if (one === other) return []
  const shift = open < 0 === other > one ? 'narrower' : 'wider'
  return [[shift, `${name} ${before ?? 'none'} became ${after ?? 'none'}`]]
}

const formsOf = ({ pattern, format, allOf = [] }: Schema) =>
  [pattern, format, ...allOf.map((form) => JSON.stringify(form))].filter((form) => form !== undefined)

function formShift(before: Schema, after: Schema): Told[] {
  const [one, other] = [formsOf(before), formsOf(after)]
  const gone = one.filter((form) => !other.includes(form))
  const come = other.filter((form) => !one.includes(form))
  if (gone.length > 0 && come.length > 0) return [['changed', `${gone.join(', ')} became ${come.join(', ')}`]]
  if (gone.length > 0) return [['wider', `no longer ${gone.join(', ')}`]]
  return come.length > 0 ? [['narrower', `has to be ${come.join(', ')}`]] : []
}

/** A keyword that the contracts did not have when this was written. */
function strangeShifts(before: Schema, after: Schema): Told[] {
  const keywords = Object.keys({ ...before, ...after }) as (keyof Schema)[]
  const strange = keywords.filter(
    (keyword) => !read.includes(keyword) && !cosmetic.includes(keyword) && !keyword.startsWith('x-'),
  )
  return strange.flatMap((keyword): Told[] => {
    const [one, other] = [JSON.stringify(before[keyword]), JSON.stringify(after[keyword])]
    return one === other ? [] : [['changed', `${keyword} ${one} became ${other}`]]
  })
}

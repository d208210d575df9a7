import type { Schema } from '../openapi/schemas.ts'

/** Change of the allowed values. `changed`: some lost, some won, or unknown; `optional`: a new optional field; `words`: none. */
export type Shift = 'wider' | 'narrower' | 'changed' | 'optional' | 'words'

export type ShiftNote = [shift: Shift, what: string]

const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const
const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const
const structural = ['$ref', 'anyOf', 'oneOf', 'properties', 'required', 'items', 'additionalProperties']
const forms = ['pattern', 'format', 'allOf']
const handled = [
  'type',
  'const',
  'enum',
  'propertyNames',
  ...lowerBounds,
  ...upperBounds,
  ...forms,
  ...structural,
]
const cosmetic = ['description', 'title', 'examples', 'discriminator']

export function valueShifts(before: Schema, after: Schema): ShiftNote[] {
  const [one, other] = [inclusive(before), inclusive(after)]
  return [
    ...numberShift(one, other),
    ...choiceShifts(one, other),
    ...lowerBounds.flatMap((bound) => boundShift(bound, one[bound], other[bound], -Infinity)),
    ...upperBounds.flatMap((bound) => boundShift(bound, one[bound], other[bound], Infinity)),
    ...formShift(one, other),
    ...unknownKeywordShifts(one, other),
  ]
}

/** For integers `exclusiveMinimum: 0` equals `minimum: 1`. */
function inclusive(schema: Schema): Schema {
  const { exclusiveMinimum, ...rest } = schema
  if (schema.type !== 'integer' || exclusiveMinimum === undefined) return schema
  return { ...rest, minimum: Math.max(exclusiveMinimum + 1, rest.minimum ?? -Infinity) }
}

function numberShift(before: Schema, after: Schema): ShiftNote[] {
  if (before.type === after.type) return []
  return [[after.type === 'integer' ? 'narrower' : 'wider', `${before.type} became ${after.type}`]]
}

const choicesOf = ({ const: only, enum: several }: Schema) => (only === undefined ? several : [only])

function choiceShifts(before: Schema, after: Schema): ShiftNote[] {
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

/** `open` replaces a missing bound; its sign is the direction of the bound. */
function boundShift(
  name: string,
  before: number | undefined,
  after: number | undefined,
  open: number,
): ShiftNote[] {
  const [one, other] = [before ?? open, after ?? open]
  if (one === other) return []
  const shift = open < 0 === other > one ? 'narrower' : 'wider'
  return [[shift, `${name} ${before ?? 'none'} became ${after ?? 'none'}`]]
}

const formsOf = ({ pattern, format, allOf = [] }: Schema) =>
  [pattern, format, ...allOf.map((form) => JSON.stringify(form))].filter((form) => form !== undefined)

function formShift(before: Schema, after: Schema): ShiftNote[] {
  const [one, other] = [formsOf(before), formsOf(after)]
  const gone = one.filter((form) => !other.includes(form))
  const come = other.filter((form) => !one.includes(form))
  if (gone.length > 0 && come.length > 0) return [['changed', `${gone.join(', ')} became ${come.join(', ')}`]]
  if (gone.length > 0) return [['wider', `no longer ${gone.join(', ')}`]]
  return come.length > 0 ? [['narrower', `has to be ${come.join(', ')}`]] : []
}

function unknownKeywordShifts(before: Schema, after: Schema): ShiftNote[] {
  const keywords = Object.keys({ ...before, ...after }) as (keyof Schema)[]
  const unknownKeywords = keywords.filter(
    (keyword) => !handled.includes(keyword) && !cosmetic.includes(keyword) && !keyword.startsWith('x-'),
  )
  return unknownKeywords.flatMap((keyword): ShiftNote[] => {
    const [one, other] = [JSON.stringify(before[keyword]), JSON.stringify(after[keyword])]
    return one === other ? [] : [['changed', `${keyword} ${one} became ${other}`]]
  })
}

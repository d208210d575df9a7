import { resolveRef } from './calls.ts'
import { componentPrefix, type Schema, type Schemas } from './schemas.ts'

/** `Money | null`, `CartItem[]`, `integer`, `"IRR"`. */
export function typeText(schema: Schema): string {
  if (schema.$ref) return schema.$ref.replace(componentPrefix, '')
  const several = schema.anyOf ?? schema.oneOf
  if (several) return several.map(typeText).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.items) return `${typeText(schema.items)}[]`
  if (schema.additionalProperties) return `{ [key]: ${typeText(schema.additionalProperties)} }`
  if (typeof schema.type === 'object') return schema.type.join(' | ')
  return schema.type ?? 'anything'
}

export function constraintTexts(schema: Schema, schemas: Schemas): string[] {
  const plain = resolveRef(schemas, schema)
  const inner = [...(plain.anyOf ?? []), ...(plain.items ? [plain.items] : [])]
  const named = schema.$ref && !plain.properties ? [typeText({ ...plain, $ref: undefined })] : []
  return [
    ...named,
    ...rangeText(plain.minimum, plain.maximum, ''),
    ...(plain.exclusiveMinimum === undefined ? [] : [`over ${plain.exclusiveMinimum}`]),
    ...rangeText(plain.minLength, plain.maxLength, 'character'),
    ...rangeText(plain.minItems, plain.maxItems, 'item'),
    ...(plain.pattern ? [`matches ${plain.pattern}`] : []),
    ...(plain.enum ? [plain.enum.join(' · ')] : []),
    ...(plain.propertyNames?.enum ? [`keys ${plain.propertyNames.enum.join(' · ')}`] : []),
    ...inner.flatMap((one) => constraintTexts(one, schemas)),
  ]
}

function rangeText(from: number | undefined, to: number | undefined, unit: string): string[] {
  if (from === undefined && to === undefined) return []
  const range = from === undefined ? 'at most' : to === undefined ? 'at least' : `${from} to`
  const last = to ?? from
  const counted = unit && ` ${unit}${last === 1 ? '' : 's'}`
  return [`${range} ${last}${counted}`]
}

export type Fields = {
  fields: readonly [name: string, schema: Schema][]
  required: readonly string[]
  step: '.' | `[]${string}`
}

/** Fields of an object, of list items or of a nullable object; null for scalars. `step` joins them to a path. */
export function fieldsIn(schema: Schema, schemas: Schemas): Fields | null {
  const { properties, required = [], items, anyOf = [] } = resolveRef(schemas, schema)
  if (properties) return { fields: Object.entries(properties), required, step: '.' }
  const inItems = items && fieldsIn(items, schemas)
  if (inItems) return { ...inItems, step: `[]${inItems.step}` }
  return anyOf.map((one) => fieldsIn(one, schemas)).find((found) => found !== null) ?? null
}

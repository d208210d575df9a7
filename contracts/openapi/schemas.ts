import * as addresses from '../addresses.ts'
import * as z from 'zod/mini'
import * as auth from '../auth.ts'
import * as cancellations from '../cancellations.ts'
import * as returns from '../returns.ts'
import * as cart from '../cart.ts'
import * as cartOperations from '../cart-operations.ts'
import * as catalogue from '../catalogue.ts'
import * as product from '../product.ts'
import * as content from '../content.ts'
import * as delivery from '../delivery.ts'
import { Message } from '../envelope.ts'
import { fieldDescriptions, schemaDescriptions } from './descriptions.ts'
import * as orders from '../orders.ts'
import * as refunds from '../refunds.ts'
import * as track from '../track.ts'
import * as user from '../user.ts'
import * as wallet from '../wallet.ts'
import { endpoints } from '../registry.ts'
import * as values from '../values.ts'

export type Schema = {
  $ref?: string
  description?: string
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: Schema
  propertyNames?: Schema
  items?: Schema
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  exclusiveMaximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  format?: string
  discriminator?: { propertyName: string; mapping: Record<string, string> }
} & { [extension: `x-${string}`]: unknown }

export type Schemas = Readonly<Record<string, Schema>>

export const componentPrefix = '#/components/schemas/'

const inputs = new Set<unknown>(Object.values(endpoints).map(({ input }) => input))
const helpers = new Set<unknown>([values.Nothing, values.queryFlag, values.queryInt])

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Exported schemas become components by export name; whole inputs and helpers do not. */
function namedSchemas() {
  const named = z.registry<{ id: string; description?: string }>()
  const exported = [
    values,
    auth,
    user,
    cart,
    cartOperations,
    catalogue,
    product,
    delivery,
    content,
    orders,
    cancellations,
    returns,
    refunds,
    track,
    addresses,
    wallet,
    { Message },
  ].flatMap(Object.entries)
  for (const [id, value] of exported) {
    if (!isSchema(value) || inputs.has(value) || helpers.has(value)) continue
    named.add(value, { id, description: schemaDescriptions[id] })
  }
  return named
}

const named = namedSchemas()

/** Without zod’s implied integer bounds, formats and defaults. */
const params: z.core.ToJSONSchemaParams = {
  metadata: named,
  io: 'input',
  override({ zodSchema, jsonSchema }) {
    Object.assign(jsonSchema, boundsOfPipe(zodSchema))
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    if (jsonSchema.format === 'starts_with') delete jsonSchema.format
    if (zodSchema._zod.def.type === 'prefault') delete jsonSchema.default
  },
}

/** zod omits checks behind a pipe. */
function boundsOfPipe({ _zod: { def } }: z.core.$ZodTypes): Schema {
  if (def.type !== 'pipe' || !def.checks) return {}
  const inner = def.out._zod.def
  const checked = z.clone(def.out, { ...inner, checks: [...(inner.checks ?? []), ...def.checks] })
  return toSubschema(z.toJSONSchema(checked, params))
}

/** Named schemas become references; `owner` is the call in the keys of field descriptions. */
export function jsonSchemaOf(schema: z.ZodMiniType, owner: string): Schema {
  return withFieldTexts(toSubschema(z.toJSONSchema(schema, params)), owner)
}

export function componentSchemas(): Schemas {
  const uri = (id: string) => componentPrefix + id
  const { schemas } = z.toJSONSchema(named, { ...params, uri })
  const entries = Object.entries(schemas).map(
    ([name, schema]) => [name, withFieldTexts(toSubschema(schema), name)] as const,
  )
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function toSubschema(schema: object): Schema {
  const documentKeywords = ['$schema', '$id', '$defs']
  const text = JSON.stringify(schema, (key, value) => (documentKeywords.includes(key) ? undefined : value))
  return JSON.parse(text.replaceAll('"#/$defs/', `"${componentPrefix}`))
}

function withFieldTexts(schema: Schema, owner: string): Schema {
  if (schema.items) return { ...schema, items: withFieldTexts(schema.items, owner) }
  if (!schema.properties) return schema
  const described = Object.entries(schema.properties).map(([field, inner]) => {
    const description = fieldDescriptions[`${owner}.${field}`]
    return [field, { ...withFieldTexts(inner, owner), ...(description && { description }) }]
  })
  return { ...schema, properties: Object.fromEntries(described) }
}

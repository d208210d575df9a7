import * as addresses from '../addresses.ts'
import * as z from 'zod/mini'
import * as auth from '../auth.ts'
import * as cart from '../cart.ts'
import * as catalogue from '../catalogue.ts'
import * as content from '../content.ts'
import { Message } from '../envelope.ts'
import { fieldTexts, schemaTexts } from './texts.ts'
import * as orders from '../orders.ts'
import { endpoints } from '../registry.ts'
import * as values from '../values.ts'

/** JSON Schema 2020-12, as much of it as the contracts need. */
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

/** A schema that the contracts export is a component of that name; not so whole inputs, and what only builds schemas. */
function namedSchemas() {
  const named = z.registry<{ id: string; description?: string }>()
  const exported = [values, auth, cart, catalogue, content, orders, addresses, { Message }].flatMap(
    Object.entries,
  )
  for (const [id, value] of exported) {
    if (!isSchema(value) || inputs.has(value) || helpers.has(value)) continue
    named.add(value, { id, description: schemaTexts[id] })
  }
  return named
}

const named = namedSchemas()

/** The side that is written on the wire; no bounds that every integer has, no format and no default of zod's own. */
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

/** zod leaves out the checks that stand behind a pipe. */
function boundsOfPipe({ _zod: { def } }: z.core.$ZodTypes): Schema {
  if (def.type !== 'pipe' || !def.checks) return {}
  const inner = def.out._zod.def
  const checked = z.clone(def.out, { ...inner, checks: [...(inner.checks ?? []), ...def.checks] })
  return plain(z.toJSONSchema(checked, params))
}

/**
 * A schema of the contracts as JSON Schema; named schemas in it are references to the components.
 * `owner` is the call that the field texts are written for.
 */
export function jsonSchemaOf(schema: z.ZodMiniType, owner: string): Schema {
  return withFieldTexts(plain(z.toJSONSchema(schema, params)), owner)
}

/** Every named schema, by name. */
export function componentSchemas(): Schemas {
  const uri = (id: string) => componentPrefix + id
  const { schemas } = z.toJSONSchema(named, { ...params, uri })
  const entries = Object.entries(schemas).map(
    ([name, schema]) => [name, withFieldTexts(plain(schema), name)] as const,
  )
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** What belongs to a document of its own is not for a part of one. */
function plain(schema: object): Schema {
  const ofDocuments = ['$schema', '$id', '$defs']
  const text = JSON.stringify(schema, (key, value) => (ofDocuments.includes(key) ? undefined : value))
  return JSON.parse(text.replaceAll('"#/$defs/', `"${componentPrefix}`))
}

function withFieldTexts(schema: Schema, owner: string): Schema {
  if (schema.items) return { ...schema, items: withFieldTexts(schema.items, owner) }
  if (!schema.properties) return schema
  const described = Object.entries(schema.properties).map(([field, inner]) => {
    const description = fieldTexts[`${owner}.${field}`]
    return [field, { ...withFieldTexts(inner, owner), ...(description && { description }) }]
  })
  return { ...schema, properties: Object.fromEntries(described) }
}

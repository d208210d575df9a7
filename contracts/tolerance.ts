import * as z from 'zod/mini'

/** Schemas of lists, records and enums that a client reads tolerantly; by how many items have to be left. */
export const tolerances = new WeakMap<object, number>()

/**
 * A list or record that a client reads without its invalid items; verify stays strict. At least `keeps` items have to
 * be left where some were dropped: a page that says "no orders" because none could be read would be wrong.
 */
/* @__NO_SIDE_EFFECTS__ */
export function tolerant<Schema extends z.ZodMiniType>(schema: Schema, keeps = 0): Schema {
  tolerances.set(schema, keeps)
  return schema
}

/** Words that a server may add to: a client reads another one as `unknown`; verify calls it drift. */
/* @__NO_SIDE_EFFECTS__ */
export const openEnum = <const Words extends readonly string[]>(words: Words) =>
  tolerant(z.enum(words)) as z.ZodMiniType as z.ZodMiniType<Words[number] | 'unknown', Words[number]>

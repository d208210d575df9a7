import type { Told } from './values.ts'
import { resolved } from '../openapi/calls.ts'
import { componentPrefix, type Schema, type Schemas } from '../openapi/schemas.ts'

/** One of the schemas that a value may fit; `plain` is what `written` refers to. */
export type Alternative = { written: Schema; plain: Schema }

/** A schema without choices: its branches, and one for each of its types. */
export function alternativesOf(written: Schema, schemas: Schemas): Alternative[] {
  const plain = resolved(schemas, written)
  const several = plain.anyOf ?? plain.oneOf
  if (several) return several.flatMap((one) => alternativesOf(one, schemas))
  if (typeof plain.type !== 'object') return [{ written, plain }]
  return plain.type.map((type) => ({ written: { ...plain, type }, plain: { ...plain, type } }))
}

/** Which alternative became which: the same one, else the first of its kind. */
export function pairsOf(
  ones: readonly Alternative[],
  others: readonly Alternative[],
): [Alternative, Alternative][] {
  const left = [...others]
  const take = (fits: (other: Alternative) => boolean) => {
    const index = left.findIndex(fits)
    return index < 0 ? undefined : left.splice(index, 1)[0]
  }
  const equals = ones.map((one) => take((other) => textOf(other) === textOf(one)))
  return ones.flatMap((one, index) => {
    const partner = equals[index] ?? take((other) => kindOf(other) === kindOf(one))
    return partner ? [[one, partner]] : []
  })
}

/** What it means that kinds of values are gone and others have come. */
export function kindShift(gone: readonly Alternative[], come: readonly Alternative[]): Told[] {
  const [before, after] = [gone, come].map((some) => some.map(titleOf).join(', '))
  if (gone.length === 0) return come.length === 0 ? [] : [['wider', `may also be ${after}`]]
  if (come.length === 0) return [['narrower', `may no longer be ${before}`]]
  const shift = come.some(isAnything) ? 'wider' : gone.some(isAnything) ? 'narrower' : 'changed'
  return [[shift, `${before} became ${after}`]]
}

/** The name that a reference gives. */
export const nameOf = ({ $ref = '' }: Schema) => $ref.replace(componentPrefix, '')

const textOf = ({ written }: Alternative) => JSON.stringify(written)
const kindOf = ({ plain }: Alternative) => (plain.type === 'integer' ? 'number' : (plain.type ?? 'anything'))
const titleOf = (one: Alternative) => nameOf(one.written) || String(one.plain.type ?? 'anything')
const isAnything = (one: Alternative) => kindOf(one) === 'anything'

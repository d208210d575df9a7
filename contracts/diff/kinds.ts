import type { ShiftNote } from './values.ts'
import { resolveRef } from '../openapi/calls.ts'
import { componentPrefix, type Schema, type Schemas } from '../openapi/schemas.ts'

export type Alternative = { written: Schema; plain: Schema }

export function alternativesOf(written: Schema, schemas: Schemas): Alternative[] {
  const plain = resolveRef(schemas, written)
  const several = plain.anyOf ?? plain.oneOf
  if (several) return several.flatMap((one) => alternativesOf(one, schemas))
  if (typeof plain.type !== 'object') return [{ written, plain }]
  return plain.type.map((type) => ({ written: { ...plain, type }, plain: { ...plain, type } }))
}

/** Matches equal alternatives first, then the first of the same kind. */
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

export function kindShift(gone: readonly Alternative[], come: readonly Alternative[]): ShiftNote[] {
  const [before, after] = [gone, come].map((some) => some.map(titleOf).join(', '))
  if (gone.length === 0) return come.length === 0 ? [] : [['wider', `may also be ${after}`]]
  if (come.length === 0) return [['narrower', `may no longer be ${before}`]]
  const shift = come.some(isAnything) ? 'wider' : gone.some(isAnything) ? 'narrower' : 'changed'
  return [[shift, `${before} became ${after}`]]
}

export const refName = ({ $ref = '' }: Schema) => $ref.replace(componentPrefix, '')

const textOf = ({ written }: Alternative) => JSON.stringify(written)
const kindOf = ({ plain }: Alternative) => (plain.type === 'integer' ? 'number' : (plain.type ?? 'anything'))
const titleOf = (one: Alternative) => refName(one.written) || String(one.plain.type ?? 'anything')
const isAnything = (one: Alternative) => kindOf(one) === 'anything'
